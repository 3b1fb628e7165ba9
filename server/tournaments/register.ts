import { periodOf } from '#contract/states/calendar.ts'
import { canEnter } from '#contract/states/tournament-states.ts'
import type { OwnEntry } from '#contract/shapes/tournaments.ts'
import { assert, refuse, sendWithCommit, publish, type Transaction } from '../kernel/index.ts'
import { readBalance } from '../ledger/index.ts'
import { BOARD_CHANGED } from './board-changed.ts'
import { findEntry, sumStaked, upsertEntry } from './entries.queries.ts'
import { judgeCompetition } from './judge-competition.ts'
import type { TournamentNeeds } from './needs.ts'
import { showOwnEntry } from './own-entry.ts'
import { findInForce } from './restrictions/restrictions.queries.ts'
import { countEntry, findRound, lockRound, type RoundRow } from './rounds.queries.ts'
import { forgetCounted, lockCounting } from './scores.queries.ts'
import { termsOfRound } from './terms.ts'

export type EntryInput = {
  readonly roundId: string
  readonly playerId: number
  readonly isAnonymous: boolean
  /** The rules that the player has seen; staff name none. */
  readonly termsVersion?: number
  /** Who of the staff entered the player, who asked for it. */
  readonly byName: string | null
}

/**
 * Enters a player into a round. Who is in it already is answered as they stand; who has left begins anew. Law, exclusions and the
 * day's stakes in competitions are asked before the transaction, capacity under the lock of the round.
 */
export async function registerPlayer(needs: TournamentNeeds, input: EntryInput): Promise<OwnEntry> {
  const { db, brand } = needs
  const { roundId, playerId, termsVersion } = input
  const round = await findRound(db, brand.target, roundId)
  if (!round) return refuse('ERR_TOURNAMENT_NOT_FOUND')
  if (!(await needs.isPlayer(db, playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  if (termsVersion !== undefined && termsVersion !== round.version) return refuse('ERR_STATE_CHANGED')
  await judgeLaw(needs, round, playerId)
  await needs.judgeEntry(playerId)
  return db.transaction(async (tx) => {
    const before = await findEntry(tx, roundId, playerId)
    // Whoever begins anew waits for the count: nothing of before comes after.
    if (before?.state === 'left') await lockCounting(tx, roundId)
    const held = await lockRound(tx, brand.target, roundId)
    assert(held, 'A round stays.')
    const entry = await findEntry(tx, roundId, playerId)
    if (entry?.state === 'in') return showOwnEntry(tx, held, entry)
    await judgeRound(needs, tx, held, playerId)
    if (entry?.state === 'removed') return refuse('ERR_PLAYER_RESTRICTED', { because: entry.removedBecause })
    await enter(needs, tx, held, input)
    const made = await findEntry(tx, roundId, playerId)
    assert(made, 'An entry that was just written is there.')
    return showOwnEntry(tx, held, made)
  })
}

async function judgeLaw(needs: TournamentNeeds, round: RoundRow, playerId: number): Promise<void> {
  const { db, clock, brand } = needs
  const terms = await termsOfRound(db, round)
  const { startsAt: today } = periodOf('day', brand.timeZone, clock.now())
  const depositedDayMinor = await sumStaked(db, brand.target, playerId, today)
  await judgeCompetition(needs, terms, { playerId, depositedDayMinor })
}

async function judgeRound(needs: TournamentNeeds, tx: Transaction, round: RoundRow, playerId: number): Promise<void> {
  const { clock, brand } = needs
  const now = clock.now()
  if (!canEnter(round.state) || now < round.opensAt || now >= round.registersUntil) refuse('ERR_REGISTRATION_CLOSED')
  if (await needs.isPlayingBlocked(tx, playerId)) refuse('ERR_PLAYING_BLOCKED')
  const { tournamentId } = round
  const restriction = await findInForce(tx, { target: brand.target, playerId, tournamentId, at: now })
  if (restriction) refuse('ERR_PLAYER_RESTRICTED', { until: restriction.until?.toISOString() ?? null })
  if (round.capacity !== null && round.entries >= round.capacity)
    refuse('ERR_TOURNAMENT_FULL', { capacity: round.capacity })
}

async function enter(
  { clock, accountOf }: TournamentNeeds,
  tx: Transaction,
  { id: roundId }: RoundRow,
  { playerId, isAnonymous, byName }: EntryInput,
): Promise<void> {
  const accountId = await accountOf(tx, playerId)
  if (accountId === undefined) return refuse('ERR_PLAYER_NOT_FOUND')
  await forgetCounted(tx, roundId, playerId)
  const alias = await countEntry(tx, roundId, 1)
  await upsertEntry(tx, {
    roundId,
    playerId,
    accountId,
    isAnonymous,
    alias,
    registeredAt: clock.now(),
    registeredByName: byName,
    // What is staked from now on comes after this.
    fromSeq: (await readBalance(tx, accountId))?.seq ?? 0,
  })
  await publish(tx, 'tournaments.entered', { roundId, playerId })
  await sendWithCommit(tx, { topic: BOARD_CHANGED, id: roundId })
}
