import type { Money } from '#money'
import { assert, newId, publish, type Clock, type Transaction } from '../kernel/index.ts'
import * as queries from './free-rounds.queries.ts'

/** The gift: this many rounds of one game at one stake. */
export type FreeRoundsInput = {
  readonly playerId: number
  readonly gameKey: string
  readonly stake: Money
  readonly rounds: number
  /** The cause, such as the key of a campaign. */
  readonly source: string
  readonly expiresAt: Date
  /** The offer that they are, and how much of their wins may become cash; null is all of it. */
  readonly relation?: { readonly id: string; readonly cashCap: number | null }
}

/**
 * Gives free rounds inside the caller's transaction, which stores the cause. The caller has checked that the game is
 * offered at this stake and that the market's law allows the campaign. Returns the award's id.
 */
export async function giveFreeRounds(
  { clock }: { readonly clock: Clock },
  tx: Transaction,
  { playerId, gameKey, stake, rounds, source, expiresAt, relation }: FreeRoundsInput,
): Promise<string> {
  const now = clock.now()
  assert(Number.isSafeInteger(rounds) && rounds > 0, 'Free rounds are a whole number of them.')
  assert(expiresAt > now, 'Free rounds end later than they are given.')
  const id = newId(now)
  const { amountMinor, currency } = stake
  await queries.insertAward(tx, {
    id,
    playerId,
    gameKey,
    currency,
    stake: amountMinor,
    rounds,
    source,
    givenAt: now,
    expiresAt,
    relationId: relation?.id ?? null,
    cashCap: relation?.cashCap ?? null,
  })
  await publish(tx, 'free-rounds.given', { awardId: id, playerId, gameKey, rounds })
  return id
}
