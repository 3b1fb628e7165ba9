import { sealedColumns } from '#apps/api/sealed-columns.ts'
import {
  makeFieldCipher,
  readFieldKeys,
  type Database,
  type FieldCipher,
  type FieldKeys,
} from '#server/kernel/index.ts'
import { birthNumberBelongsTo, birthNumberIndex } from '#server/players/index.ts'
import { good, look, wrong, wrongVariable, type Finding } from './finding.ts'
import * as queries from './doctor.queries.ts'

const WAY_OUT =
  'Use the keys with which this database was filled; they are kept apart from its backup (docs/guides/backup.md).'

/** Whether FIELD_KEYS and FIELD_INDEX_KEY are those with which the personal data of this database was sealed. */
export async function checkKeys(db: Database, env: Readonly<Record<string, string | undefined>>): Promise<Finding[]> {
  const [keys, indexKey] = [env['FIELD_KEYS']?.trim() ?? '', env['FIELD_INDEX_KEY']?.trim() ?? '']
  const missing = [...(keys === '' ? ['FIELD_KEYS'] : []), ...(indexKey === '' ? ['FIELD_INDEX_KEY'] : [])]
  if (missing.length > 0)
    return [wrongVariable(missing, `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing`, WAY_OUT)]
  const read = readFieldKeys(keys, indexKey)
  if ('problems' in read)
    return read.problems.map((problem) => wrongVariable(problem.match(/^FIELD_[A-Z_]+/) ?? [], problem, WAY_OUT))
  const cipher = makeFieldCipher(read)
  const sealed = await queries.listSealedBirthNumbers(db)
  if (sealed.length === 0) return checkOtherValues(db, cipher, read)
  for (const { playerId, number, index } of sealed) {
    const plain = openOrName({ cipher, keys: read }, number, birthNumberBelongsTo(playerId))
    if (typeof plain !== 'string') return [plain]
    if (birthNumberIndex(cipher, plain) !== index)
      return [
        wrong('FIELD_INDEX_KEY is another than the one of this database: nobody is found by a birth number', WAY_OUT),
      ]
  }
  return [good('FIELD_KEYS and FIELD_INDEX_KEY open personal data of this database')]
}

/** The value, or what is wrong with the key that sealed it. */
function openOrName(
  { cipher, keys }: { readonly cipher: FieldCipher; readonly keys: FieldKeys },
  sealed: string,
  belongsTo: string,
): string | Finding {
  const [, id = ''] = sealed.split('.')
  if (!keys.keys.some((one) => one.id === id))
    return wrong(`FIELD_KEYS lacks the key ${id}: what it sealed does not open`, WAY_OUT)
  try {
    return cipher.open(sealed, belongsTo)
  } catch {
    return wrong(`the key ${id} of FIELD_KEYS is another than the one that sealed personal data`, WAY_OUT)
  }
}

/** Before anybody has a birth number: a value of each column that has one. */
async function checkOtherValues(db: Database, cipher: FieldCipher, keys: FieldKeys): Promise<Finding[]> {
  let opened = 0
  for (const column of sealedColumns) {
    const value = await queries.findSealed(db, column)
    if (!value) continue
    const plain = openOrName({ cipher, keys }, value.sealed, column.belongsTo(...value.by))
    if (typeof plain !== 'string') return [plain]
    opened += 1
  }
  return [
    opened > 0
      ? good(
          'FIELD_KEYS opens personal data of this database; no birth number shows whether FIELD_INDEX_KEY is its own',
        )
      : look('no personal data is sealed yet: the keys cannot be checked', 'Nothing to do.'),
  ]
}
