const MAY_BE_NULL = 'Date, and it may be null'

/** Expected findings for each statement of `planted.ts`. */
export const PLANTED_FAULTS: readonly (readonly [string, readonly string[]])[] = [
  ['good', []],
  ['wrongColumn', ['column "end_at" does not exist']],
  ['wrongTable', ['relation "limits.changes" does not exist']],
  ['changesTheBooks', ['the role of the processes: permission denied for table entry']],
  ['missingColumn', ['endedAt: the statement gives no such column']],
  ['unreadColumn', ["kind: the row's type has no such field"]],
  ['sameNameTwice', ['id: two columns have this name']],
  [
    'wrongType',
    [
      'id: string, and bigint arrives as number',
      'endedAt: number | null, and timestamp with time zone arrives as Date',
    ],
  ],
  ['listOfBigints', ['ids: number[], and bigint[] arrives as string[]']],
  ['dateOfJson', ['at: Date, and jsonb arrives as json']],
  ['missingNull', [`endedAt: ${MAY_BE_NULL}`]],
  ['provedByCondition', []],
  ['conditionOfTheRowBefore', [`endedAt: ${MAY_BE_NULL}`]],
  ['outerJoin', ['countedSeq: number, and it may be null']],
  ['outerJoinMet', []],
  ['sumOfNothing', [`last: ${MAY_BE_NULL}`]],
  ['sumOfGroup', []],
  ['maybeNoRow', ['kind: string, and it may be null']],
  ['nullHandedOver', ['given: string, and it may be null']],
  ['throughAnotherQuery', [`endedAt: ${MAY_BE_NULL}`]],
  ['onlyInOneForm', ['column "ended_on" does not exist']],
  ['nobodyCanFollow', []],
]
