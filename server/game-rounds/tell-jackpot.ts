import type { ReplyOf } from '#contract/call.ts'
import type { playRound as call } from '#contract/play-v1/play.ts'
import { jackpotStream } from '#games/kit/fairness/jackpot-stream.ts'
import type { Rng } from '#games/kit/math/rng.ts'
import { assert } from '../kernel/index.ts'
import type { LiveSession } from './live-sessions.ts'
import type { GameRoundsNeeds } from './needs.ts'

type Answer = ReplyOf<typeof call>
type RoundKey = { readonly roundId: string; readonly playerId: number }

/** What a round won beside its own win. Amounts in minor units. */
type JackpotWin = {
  readonly poolId: string
  readonly name: string
  readonly amount: number
  readonly balanceAfter: number
}

/** The jackpots of a brand; their room is beside this one. */
export type RoundJackpots = {
  /** Whether a game is in a pool now. Asked in every round: it looks at memory only. */
  readonly has: (gameKey: string) => boolean
  /** Draws for a round that the books have, and pays what it won. No statement where nothing is won. */
  readonly settle: (
    round: RoundKey & {
      readonly gameKey: string
      readonly stakeMinor: number
      readonly playedAt: Date
      readonly drawsFor: (poolId: string) => Rng
    },
  ) => Promise<JackpotWin | undefined>
  /** What a round was paid before. */
  readonly find: (round: RoundKey) => Promise<JackpotWin | undefined>
}

/**
 * Adds the jackpot to a round that has won one. The draw is a stream of its own from the round's seeds and number, so that
 * the round itself is the same with a jackpot and without. Only for games that are in a pool, and never for fun.
 */
export async function tellJackpot({ jackpots }: GameRoundsNeeds, live: LiveSession, answer: Answer): Promise<Answer> {
  const { playerId, gameKey, currency } = live.row
  assert(jackpots && playerId !== null, 'Play for money has a player.')
  const { roundId, stake, nonce, playedAt } = answer.round
  const { serverSeed, clientSeed } = live.seed
  const { definitionHash } = live
  const won = answer.isRepeat
    ? await jackpots.find({ roundId, playerId })
    : await jackpots.settle({
        roundId,
        playerId,
        gameKey,
        stakeMinor: stake.amountMinor,
        playedAt: new Date(playedAt),
        drawsFor: (poolId) => jackpotStream(poolId, { serverSeed, gameKey, definitionHash, clientSeed, nonce }),
      })
  if (!won) return answer
  const { poolId, name, amount, balanceAfter } = won
  const netMinor = answer.netResult.amountMinor + (answer.isRepeat ? 0 : amount)
  if (!answer.isRepeat) live.netAnchor += amount
  return {
    ...answer,
    netResult: { amountMinor: netMinor, currency },
    jackpot: {
      poolId,
      name,
      win: { amountMinor: amount, currency },
      balanceAfter: { amountMinor: balanceAfter, currency },
    },
  }
}
