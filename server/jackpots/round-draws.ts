import type { Rng } from '#games/kit/math/rng.ts'
import type { Querier } from '../kernel/index.ts'

/** Until where the rounds of an account have been read. */
export type Cursor = { readonly accountId: number; readonly seq: number; readonly readTo: Date }

/** A booked round for money. */
export type BookedRound = {
  readonly roundId: string
  readonly accountId: number
  readonly seq: number
  readonly playerId: number
  readonly gameKey: string
  /** Stake at the opening of the round, in minor units; later stakes do not count for a jackpot. */
  readonly stakeMinor: number
  /** Its instant in the books. */
  readonly playedAt: Date
  /** The draws of the round for a pool, from its own committed seeds. */
  readonly drawsFor: (poolId: string) => Rng
}

/** Reads the rounds of the books. Given by the room that owns rounds, when the process is composed. */
export type RoundDraws = {
  /** Accounts that may have played one of these games for money since an instant. */
  readonly whoMayHavePlayed: (tx: Querier, gameKeys: readonly string[], since: Date) => Promise<readonly number[]>
  /**
   * Rounds after the cursors in portions, by account and in the account's order, each with the next cursors: of some
   * accounts, or of all.
   */
  readonly readOn: (
    tx: Querier,
    cursors: readonly Cursor[],
    notBefore: Date,
    accountIds?: readonly number[],
  ) => AsyncIterable<{ readonly rounds: readonly BookedRound[]; readonly cursors: readonly Cursor[] }>
}
