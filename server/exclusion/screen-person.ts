import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/capi-v1/exclusion.ts'
import { newId, type ClientCaller, type Input, type Transaction } from '#server/kernel/index.ts'
import { findMatches } from '#server/players/index.ts'
import { endExclusion, findStanding, lockExclusions } from './exclusion.queries.ts'
import { isInForceAt, personHashOf } from './find-listed.ts'
import type { ExclusionNeeds, Person } from './needs.ts'
import { announceChange, letPlayIfFree, liftElapsed, openExclusion } from './open-exclusion.ts'
import { insertScreening, type ScreeningRow } from './screening.queries.ts'
import { mustBePlayer } from './staff-exclusion.ts'

type Reply = ReplyOf<typeof calls.validateBySdsl>

/**
 * Queries the second source about a person, stores its answer, and applies it where the person has an account (decision
 * 35). When it could not be queried the result is null and changes nothing.
 */
export async function validateBySdsl(
  needs: ExclusionNeeds,
  { body, caller }: Pick<Input<typeof calls.validateBySdsl>, 'body' | 'caller'>,
): Promise<Reply> {
  const { db, target } = needs
  const sought = { ...body, target, birthNumberIndex: null, birthPlace: null, phone: null, addressFolded: null }
  const matches = await findMatches(db, sought)
  const named = matches.filter((one) => one.target === target && one.reasons.includes('name-and-birth-date'))
  return screen(needs, body, { playerIds: named.map(({ playerId }) => playerId), caller })
}

export async function validatePlayerBySdsl(
  needs: ExclusionNeeds,
  { body, caller }: Pick<Input<typeof calls.validateBySdslByPlayer>, 'body' | 'caller'>,
): Promise<Reply> {
  const { firstName, surname, birthDate } = await mustBePlayer(needs, body.playerId)
  return screen(needs, { firstName, surname, birthDate }, { playerIds: [body.playerId], caller })
}

type ScreeningInput = { readonly playerIds: readonly number[]; readonly caller: ClientCaller }

async function screen(needs: ExclusionNeeds, person: Person, { playerIds, caller }: ScreeningInput): Promise<Reply> {
  const askedAt = needs.clock.now()
  const said = await needs.sdsl.validate(person)
  const answeredAt = needs.clock.now()
  const rowOf = (playerId: number | null): ScreeningRow => ({
    ...said,
    id: newId(answeredAt),
    playerId,
    personHash: personHashOf(person),
    askedAt,
    answeredAt,
    validFrom: said.validFrom === null ? null : new Date(said.validFrom),
    validTo: said.validTo === null ? null : new Date(said.validTo),
    clientId: caller.clientId,
    venueId: caller.venueId,
  })
  if (playerIds.length === 0) await insertScreening(needs.db, rowOf(null))
  for (const playerId of playerIds) await keepScreening(needs, playerId, rowOf(playerId))
  const { isListed, reasons, validFrom, validTo } = said
  return { isListed, reasons: [...reasons], validFrom, validTo, checkedAt: answeredAt.toISOString() }
}

async function keepScreening(needs: ExclusionNeeds, playerId: number, row: ScreeningRow): Promise<void> {
  const changed = await needs.db.transaction(async (tx) => {
    await lockExclusions(tx, playerId)
    await insertScreening(tx, row)
    return followScreening(needs, tx, playerId, row)
  })
  await announceChange(needs, changed)
}

/** A listed person does not play until the day in the answer; the next answer replaces this one. */
async function followScreening(
  needs: ExclusionNeeds,
  tx: Transaction,
  playerId: number,
  row: ScreeningRow,
): Promise<readonly number[]> {
  if (row.isListed === null) return []
  const entries = (await findStanding(tx, playerId)).filter(
    ({ kind, from }) => kind === 'screening' && from <= row.askedAt,
  )
  for (const { id } of entries) {
    const reason = row.isListed ? 'replaced' : 'register-answer'
    await endExclusion(tx, id, { at: row.answeredAt, reason })
    await needs.publish(tx, 'exclusion.ended', { playerId, exclusionId: id, kind: 'screening' })
  }
  if (isInForceAt(row, row.answeredAt)) {
    const opening = { kind: 'screening', source: 'register', ruleId: null, until: row.validTo } as const
    return (await openExclusion(needs, tx, { playerId, ...opening })).playerIds
  }
  if (entries.length === 0) return []
  await liftElapsed(needs, tx, playerId)
  await letPlayIfFree(needs, tx, playerId)
  return [playerId]
}
