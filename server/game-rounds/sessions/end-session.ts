import type { Transaction } from '../../kernel/index.ts'
import { retireSeries } from '../../ledger/index.ts'
import * as queries from '../game-rounds.queries.ts'
import { GAME_SESSION_CHANGED } from './live-sessions.ts'
import type { GameRoundsNeeds } from '../needs.ts'
import { hasOpenRound } from '../bets/open-rounds.ts'

/**
 * Ends open sessions and reveals their seeds, after which no process can stake with them any more. Returns the ended
 * ids.
 */
export async function endSession(
  tx: Transaction,
  by: { readonly id: string } | { readonly playerSessionId: string },
  now: Date,
): Promise<string[]> {
  const ended = await queries.endSessions(tx, by, now)
  for (const { id, seedNo } of ended) {
    const session = await queries.findSession(tx, id)
    await revealSeed(tx, seedNo, session?.accountId ?? null, now)
  }
  return ended.map(({ id }) => id)
}

/**
 * Reveals a seed, after the books have stopped accepting stakes with it. While one of its rounds is open the seed stays
 * secret, and this returns false; the decision that ends that round reveals it.
 */
export async function revealSeed(
  tx: Transaction,
  seedNo: number,
  accountId: number | null,
  now: Date,
): Promise<boolean> {
  const next = accountId === null ? undefined : await retireSeries(tx, accountId, seedNo)
  if (next !== undefined) await queries.setNextNonce(tx, seedNo, next)
  if (await hasOpenRound(tx, seedNo)) return false
  await queries.revealSeed(tx, seedNo, now)
  return true
}

type EndNeeds = Pick<GameRoundsNeeds, 'db' | 'clock' | 'sessions' | 'sendControl'>

/** The player closes the game. */
export async function closeSession(needs: EndNeeds, sessionId: string): Promise<void> {
  await endAndAnnounce(needs, { id: sessionId })
}

/** Ends the game sessions of a sign-in session that has ended. Idempotent. */
export async function endGameSessionsOf(needs: EndNeeds, playerSessionId: string): Promise<void> {
  await endAndAnnounce(needs, { playerSessionId })
}

async function endAndAnnounce(
  { db, clock, sessions, sendControl }: EndNeeds,
  by: Parameters<typeof endSession>[1],
): Promise<void> {
  const ids = await db.transaction((tx) => endSession(tx, by, clock.now()))
  for (const id of ids) sessions.forget(id)
  for (const id of ids) await sendControl({ topic: GAME_SESSION_CHANGED, id })
}
