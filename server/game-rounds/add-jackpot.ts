import type { Static } from 'typebox'
import type { ReplyOf } from '#contract/call.ts'
import type { playRound as call } from '#contract/play-v1/play.ts'
import type { JackpotDraw } from '#contract/shapes/jackpots.ts'
import { jackpotStream } from '#games/kit/fairness/jackpot-stream.ts'
import type { Rng } from '#games/kit/math/rng.ts'
import { assert } from '../kernel/index.ts'
import type { LiveSession } from './sessions/live-sessions.ts'
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

/** The pool of a round, with what it was paid; amounts in minor units. */
type ProvedDraw = Pick<JackpotWin, 'poolId' | 'name'> & {
  readonly oneInMinor: number
  readonly wonMinor: number | undefined
}

/** The jackpots of a brand; their room is beside this one. */
export type RoundJackpots = {
  /** Whether a game is in a pool now. Called in every round: it reads memory only. */
  readonly has: (gameKey: string) => boolean
  /** Draws for a booked round, and pays what it won. No statement where nothing is won. */
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
  /** The pool that a round took part in, and what it was paid of it. */
  readonly prove: (round: {
    readonly roundId: string
    readonly gameKey: string
    readonly playedAt: Date
  }) => Promise<ProvedDraw | undefined>
}

/**
 * Adds the jackpot to a round that has won one. The draw uses a stream of its own from the round's seeds and number, so
 * that the round itself is the same with a jackpot and without. Only for games that are in a pool, and never for fun.
 */
export async function addJackpot({ jackpots }: GameRoundsNeeds, live: LiveSession, answer: Answer): Promise<Answer> {
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
  const netMinor = answer.netResult.amountMinor + (answer.isRepeat ? 0 : won.amount)
  if (!answer.isRepeat) live.netAnchor += won.amount
  return {
    ...answer,
    netResult: { amountMinor: netMinor, currency },
    jackpot: showWon(won, currency),
  }
}

/** The jackpot of the last round, if its player has not seen it. */
export async function findUnshownJackpot(
  { jackpots }: GameRoundsNeeds,
  { row: { playerId, currency } }: LiveSession,
  unshown: { readonly roundId: string } | null,
): Promise<JackpotShown | null> {
  if (!jackpots || !unshown || playerId === null) return null
  const won = await jackpots.find({ roundId: unshown.roundId, playerId })
  return won ? showWon(won, currency) : null
}

type JackpotShown = NonNullable<Answer['jackpot']>

const showWon = (
  { poolId, name, amount, balanceAfter }: JackpotWin,
  currency: JackpotShown['win']['currency'],
): JackpotShown => ({
  poolId,
  name,
  win: { amountMinor: amount, currency },
  balanceAfter: { amountMinor: balanceAfter, currency },
})

/** The draw of a round for the pool that it took part in, for its proof. @param facts of the stake that opened it */
export async function drawForProof(
  { jackpots }: Pick<GameRoundsNeeds, 'jackpots'>,
  facts: { readonly roundId: string; readonly stake: number; readonly playedAt: Date },
  { gameKey, currency }: Pick<LiveSession['row'], 'gameKey' | 'currency'>,
): Promise<Static<typeof JackpotDraw> | undefined> {
  const drawn = await jackpots?.prove({ ...facts, gameKey })
  if (!drawn) return undefined
  const { wonMinor, ...pool } = drawn
  const stake = { amountMinor: facts.stake, currency }
  return { ...pool, stake, win: wonMinor === undefined ? null : { amountMinor: wonMinor, currency } }
}
