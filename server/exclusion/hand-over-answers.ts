import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/capi-v1/exclusion.ts'
import { newId, refuse as refuseByCode, type Input, type Refuse } from '#server/kernel/index.ts'
import { enterRegister, hashOfPerson } from './query-register.ts'
import { findStanding, lockExclusions } from './exclusion.queries.ts'
import type { ExclusionNeeds } from './needs.ts'
import { announceChange } from './open-exclusion.ts'
import * as queries from './register.queries.ts'
import { answerShownOf } from './show-exclusions.ts'
import { mustBePlayer } from './staff-exclusion.ts'

const refuse: Refuse<typeof calls.saveRvoResult> = refuseByCode

const MINUTE_MS = 60_000

type Save = Pick<Input<typeof calls.saveRvoResult>, 'body' | 'caller'>

/**
 * Stores an answer of the register to a land-based system, with the client that handed it over and its venue. We did
 * not receive it ourselves, so it can only make us stricter: "excluded" stops play until our own request is answered
 * otherwise; "clear" ends nothing and does not count as fresh. Idempotent.
 */
export async function saveRvoResult(
  needs: ExclusionNeeds,
  { body, caller }: Save,
): Promise<ReplyOf<typeof calls.saveRvoResult>> {
  const { playerId, answer, resultId } = body
  const { firstName, surname, birthDate } = await mustBePlayer(needs, playerId)
  const earlier = await queries.findSameHandedOver(needs.db, { ...body, clientId: caller.clientId })
  if (earlier) return answerShownOf(earlier)
  const now = needs.clock.now()
  const row: queries.CheckRow = {
    id: newId(now),
    playerId,
    register: needs.register.name,
    reason: 'handed-over',
    askedAt: now,
    answeredAt: now,
    givenAt: momentOf(needs, body, now),
    answer,
    resultId,
    problem: null,
    requestHash: hashOfPerson({ firstName, surname, birthDate }),
    livesUntil: null,
    clientId: caller.clientId,
    venueId: caller.venueId,
  }
  await announceChange(needs, await keep(needs, row, playerId))
  return answerShownOf(row)
}

/**
 * When the register answered. A future time, or one older than the life of answers, is refused, unless the answer is
 * "excluded": a wrong clock does not make that untrue.
 */
function momentOf({ law }: ExclusionNeeds, { answer, checkedAt }: Save['body'], now: Date): Date {
  const givenAt = new Date(checkedAt)
  const ageMs = now.getTime() - givenAt.getTime()
  if (answer === 'excluded') return ageMs < 0 ? now : givenAt
  if (ageMs < 0 || ageMs > (law.register()?.answerLivesMinutes ?? 0) * MINUTE_MS)
    return refuse('ERR_INVALID_CONTRACT', { fields: [{ field: 'checkedAt', kind: 'InvalidValue' }] })
  return givenAt
}

async function keep(needs: ExclusionNeeds, row: queries.CheckRow, playerId: number): Promise<readonly number[]> {
  return needs.db.transaction(async (tx) => {
    await lockExclusions(tx, playerId)
    await queries.insertCheck(tx, row)
    if (row.answer !== 'excluded') return []
    const own = await queries.findLatestCheck(tx, playerId, row.register)
    const isOvertaken = own?.answer === 'clear' && own.askedAt > row.givenAt
    const isKnown = (await findStanding(tx, playerId)).some(({ kind }) => kind === 'register')
    return isOvertaken || isKnown ? [] : enterRegister(needs, tx, playerId)
  })
}

/**
 * Latest answer of the register that this system may rely on: our own, or what it was given itself. Answers that other
 * clients handed over do not count, and while an entry is in force only "excluded" is returned.
 */
export async function getLastRvoResult(
  needs: ExclusionNeeds,
  { body, caller }: Pick<Input<typeof calls.getLastRvoResult>, 'body' | 'caller'>,
): Promise<ReplyOf<typeof calls.getLastRvoResult>> {
  const { db, register } = needs
  const { playerId } = body
  await mustBePlayer(needs, playerId)
  const own = await queries.findLatestCheck(db, playerId, register.name)
  const handedOver = await queries.findLatestHandedOver(db, { playerId, register: register.name, ...caller })
  const [last] = [own, handedOver]
    .filter((check) => check !== undefined)
    .sort((a, b) => b.givenAt.getTime() - a.givenAt.getTime())
  const entry = (await findStanding(db, playerId)).find(({ kind }) => kind === 'register')
  if (!entry || last?.answer === 'excluded') return { lastAnswer: last ? answerShownOf(last) : null }
  const told = { answer: 'excluded', register: register.name, checkedAt: entry.from.toISOString() } as const
  return { lastAnswer: { ...told, livesUntil: null, resultId: null } }
}
