import { createHash } from 'node:crypto'
import { assert, type Transaction } from '#server/kernel/index.ts'
import { MOVEMENT_KINDS, readUncounted, type Entry } from '#server/ledger/index.ts'
import type { ExclusionNeeds } from './needs.ts'
import * as queries from './play.queries.ts'
import { addRounds, NO_PLAY, type BreakRule, type Stretch } from './stretch.ts'

type Needs = Pick<ExclusionNeeds, 'findAccount' | 'keysOfSeries' | 'keysOfSteps' | 'readVenueRounds'>

const HOUR_MS = 3_600_000
/** Older play never counts: neither for a stretch, which is at most two hours long, nor for an hour. */
const LOOK_BACK_MS = 4 * HOUR_MS

/** Where the market has no rule about breaks, play is counted by the longest known one. */
const USUAL_BREAK: BreakRule = { playMinutes: 120, breakMinutes: 15 }

/** Beginning of the clock hour. */
export function hourOf(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / HOUR_MS) * HOUR_MS)
}

/** One key for all accounts of a person, without their data. */
function personKeyOf(playerIds: readonly number[]): string {
  const least = Math.min(...playerIds)
  assert(Number.isSafeInteger(least), 'A person has an account.')
  return createHash('sha256').update(`person ${least}`).digest('hex').slice(0, 32)
}

/**
 * Counts what was booked since the last count, for all accounts of the person (`playerIds`): play without a break, and
 * the loss of each hour in each game. Reads only what was played since then. A person with play at terminals is counted
 * again from the earliest play that counts: a venue reports late and in any order, and its rounds may join two
 * stretches.
 */
export async function countPlay(
  needs: Needs,
  tx: Transaction,
  { playerIds, rule = USUAL_BREAK, now }: { playerIds: readonly number[]; rule?: BreakRule | undefined; now: Date },
): Promise<Stretch> {
  const personKey = personKeyOf(playerIds)
  const known = await queries.lockStretch(tx, personKey)
  const since = new Date(now.getTime() - LOOK_BACK_MS)
  const rounds: Date[] = []
  for (const id of playerIds) rounds.push(...(await countAccount(needs, tx, id, since)))
  const atVenues = await needs.readVenueRounds(tx, playerIds, since)
  if (rounds.length === 0 && atVenues.length === 0) return known
  for (const id of atVenues.length === 0 ? [] : playerIds) rounds.push(...(await roundsOf(needs, tx, id, since)))
  const stretch = addRounds(
    atVenues.length === 0 ? known : NO_PLAY,
    [...rounds, ...atVenues].toSorted((a, b) => a.getTime() - b.getTime()),
    rule,
  )
  await queries.saveStretch(tx, personKey, stretch)
  return stretch
}

async function countAccount(needs: Needs, tx: Transaction, playerId: number, since: Date): Promise<Date[]> {
  const account = await needs.findAccount(tx, playerId)
  if (!account) return []
  const countedSeq = await queries.findCountedSeq(tx, playerId)
  const { accountId } = account
  const fresh: Entry[] = []
  for await (const page of readUncounted(tx, { accountId, countedSeq, since, kind: MOVEMENT_KINDS.round }))
    fresh.push(...page)
  const newest = fresh[0]
  if (!newest) return []
  await queries.saveCountedSeq(tx, playerId, newest.seq)
  await addHours(needs, tx, playerId, fresh)
  return fresh.map(({ createdAt }) => createdAt)
}

/** All rounds of an account in the books since an instant. */
async function roundsOf(needs: Needs, tx: Transaction, playerId: number, since: Date): Promise<Date[]> {
  const account = await needs.findAccount(tx, playerId)
  if (!account) return []
  const rounds: Date[] = []
  const asked = { accountId: account.accountId, countedSeq: 0, since, kind: MOVEMENT_KINDS.round }
  for await (const page of readUncounted(tx, asked)) rounds.push(...page.map(({ createdAt }) => createdAt))
  return rounds
}

async function addHours(
  { keysOfSeries, keysOfSteps }: Needs,
  tx: Transaction,
  playerId: number,
  rounds: readonly Entry[],
): Promise<void> {
  const keys = await keysOfSeries(tx, [...new Set(rounds.map(({ seriesId }) => seriesId))])
  const steps = rounds.filter(({ seriesId }) => seriesId === 0).map(({ reference }) => reference)
  const keysBySteps = steps.length > 0 ? await keysOfSteps(tx, steps) : new Map<string, string>()
  const sums = new Map<string, queries.HourPlay>()
  for (const { createdAt, seriesId, reference, debit, credit } of rounds) {
    const gameKey = keys.get(seriesId) ?? keysBySteps.get(reference)
    if (gameKey === undefined) continue
    const hour = hourOf(createdAt)
    const name = `${hour.getTime()} ${gameKey}`
    const sum = sums.get(name) ?? { gameKey, hour, staked: 0, won: 0 }
    sums.set(name, { ...sum, staked: sum.staked + debit, won: sum.won + credit })
  }
  for (const play of sums.values()) await queries.addHourPlay(tx, playerId, play)
}
