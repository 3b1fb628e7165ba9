import { createHash } from 'node:crypto'
import { newId, type Transaction } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { lockExclusions, endExclusion, findStanding } from './exclusion.queries.ts'
import type { ExclusionNeeds, Person } from './needs.ts'
import { announceChange, letPlayIfFree, openExclusion } from './open-exclusion.ts'
import { isListedNow } from './find-listed.ts'
import * as queries from './register.queries.ts'
import type { Answered, CheckReason } from './registers/register.ts'

const MINUTE_MS = 60_000

/**
 * Queries the state's register about a player, stores request and answer, and opens or ends the exclusion that follows
 * from it. Never inside a transaction: a slow register would hold a connection. An incomplete answer is `unknown`.
 */
export async function queryRegister(
  needs: ExclusionNeeds,
  playerId: number,
  reason: CheckReason,
): Promise<queries.CheckRow> {
  const { db, clock, target, register } = needs
  const player = await findPlayerById(db, target, playerId)
  if (!player) throw new Error(`The register is asked about player ${playerId}, who is not there.`)
  const askedAt = clock.now()
  const person = { firstName: player.firstName, surname: player.surname, birthDate: player.birthDate }
  const answered = await register.check({ person, reason, requestId: newId(askedAt), at: askedAt })
  return keepAnswer(needs, { playerId, reason, askedAt, person, answered })
}

/**
 * The same for somebody who is registering and has no number yet. Refuses unless the register's answer is clear and the
 * second source does not list the person: only then an account can be opened.
 */
export async function judgeRegistration(needs: ExclusionNeeds, person: Person): Promise<void> {
  const { db, clock, register, law } = needs
  if (!law.register()) return
  const askedAt = clock.now()
  const answered = await register.check({ person, reason: 'registration', requestId: newId(askedAt), at: askedAt })
  const row = rowOf(needs, { playerId: null, reason: 'registration', askedAt, person, answered })
  await queries.insertCheck(db, row)
  const answer = (await isListedNow(needs, person)) ? 'excluded' : row.answer
  const known = { answer, checkedAt: row.answeredAt.toISOString() }
  const facts = { register: known, panicUntil: null, selfExcludedUntil: null, play: null }
  const refusal = await law.judge(null, facts, { kind: 'register' })
  if (refusal) law.refuse(refusal)
}

type Kept = {
  readonly playerId: number | null
  readonly reason: CheckReason
  readonly askedAt: Date
  readonly person: Person
  readonly answered: Answered
}

/** Stores an answer to our own request with its consequences, in one transaction. */
async function keepAnswer(
  needs: ExclusionNeeds,
  kept: Kept & { readonly playerId: number },
): Promise<queries.CheckRow> {
  const row = rowOf(needs, kept)
  const changed = await needs.db.transaction(async (tx) => {
    await lockExclusions(tx, kept.playerId)
    const before = await queries.findLatestCheck(tx, kept.playerId, row.register)
    await queries.insertCheck(tx, row)
    return followAnswer(needs, tx, kept.playerId, { row, before })
  })
  await announceChange(needs, changed)
  return row
}

function rowOf({ clock, register, law }: ExclusionNeeds, kept: Kept): queries.CheckRow {
  const { playerId, reason, askedAt, person, answered } = kept
  const answeredAt = clock.now()
  const lives = law.register()?.answerLivesMinutes ?? 0
  return {
    id: newId(answeredAt),
    playerId,
    register: register.name,
    reason,
    askedAt,
    answeredAt,
    ...answered,
    requestHash: hashOfPerson(person),
    livesUntil: answered.answer === 'unknown' ? null : new Date(answeredAt.getTime() + lives * MINUTE_MS),
    givenAt: answeredAt,
    clientId: null,
    venueId: null,
  }
}

/** Proves later which person was meant, without storing the person with the answer. */
export function hashOfPerson(person: Person): string {
  return createHash('sha256').update(JSON.stringify(person)).digest('hex')
}

/**
 * An entry in the register excludes from play until an answer to our own request says that it is gone; an unknown
 * answer changes nothing, nor does one that was requested before we learned of the entry.
 */
async function followAnswer(
  needs: ExclusionNeeds,
  tx: Transaction,
  playerId: number,
  { row, before }: { readonly row: queries.CheckRow; readonly before: queries.CheckRow | undefined },
): Promise<readonly number[]> {
  const { answer, askedAt, answeredAt } = row
  const standing = await findStanding(tx, playerId)
  const entries = standing.filter(({ kind }) => kind === 'register')
  if (answer === 'excluded' && entries.length === 0) return enterRegister(needs, tx, playerId)
  if (answer !== 'clear') return []
  // Nothing else is cached: a message would only invalidate the read of the stake that caused this query.
  if (entries.length === 0) return before && before.answer !== 'clear' ? [playerId] : []
  const over = entries.filter(({ from }) => from <= askedAt)
  for (const { id } of over) {
    await endExclusion(tx, id, { at: answeredAt, reason: 'register-answer' })
    await needs.publish(tx, 'exclusion.ended', { playerId, exclusionId: id, kind: 'register' })
  }
  if (over.length > 0) await letPlayIfFree(needs, tx, playerId)
  return [playerId]
}

/** Excludes a person whom the register lists. Returns the players to announce. */
export async function enterRegister(
  needs: ExclusionNeeds,
  tx: Transaction,
  playerId: number,
): Promise<readonly number[]> {
  const ruleId = needs.law.register()?.ruleId ?? null
  const opening = { playerId, kind: 'register', source: 'register', ruleId, until: null } as const
  return (await openExclusion(needs, tx, opening)).playerIds
}
