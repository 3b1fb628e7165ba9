import type { Static } from 'typebox'
import { createClient, type Answer } from '#client'
import type { ReplyOf } from '#contract/call.ts'
import { getFreeRoundsResult } from '#contract/play-v1/own-free-rounds.ts'
import * as play from '#contract/play-v1/play.ts'

export type SessionState = Static<typeof play.SessionState>
export type Round = Static<typeof play.Round>
export type PlayedRound = ReplyOf<typeof play.playRound>
export type Fairness = Static<typeof play.Fairness>

export type BetInput = Static<typeof play.BetInput>

/** Set when the stake is free. */
export type Gift = { readonly freeRoundsId?: string }

/** The client seed of the first pair, with the commitment that was seen before it was drawn. */
export type Half = { readonly commitment?: string; readonly clientSeed?: string }

/** Longer than any response takes: after it the request is repeated, and another process may respond. */
const REQUEST_MS = 15_000

/** The calls of play, with the game's own token once there is one. */
export function createPlayCalls(token: () => string | undefined) {
  const headers = (): Record<string, string> => {
    const bearer = token()
    return bearer ? { authorization: `Bearer ${bearer}` } : {}
  }
  const client = createClient({ baseUrl: '', headers })
  /** For requests on leaving: `keepalive` delivers them after the page is gone. */
  const parting = createClient({ baseUrl: '', headers, fetch: (to, init) => fetch(to, { ...init, keepalive: true }) })
  return {
    /** For requests beside play. */
    client,
    open: (preGameToken: string, gameKey: string, half: Half = {}) =>
      client(play.openSession, { body: { token: preGameToken, gameKey, ...half } }),
    resume: () => client(play.getSession, { signal: AbortSignal.timeout(REQUEST_MS) }),
    /** Rounds of this visit, for a reloaded page. */
    sessionRounds: () => client(play.listSessionRounds, {}),
    play: (roundId: string, stakeMinor: number, gift: Gift = {}): Promise<Answer<typeof play.playRound>> =>
      client(play.playRound, { body: { roundId, stakeMinor, ...gift }, signal: AbortSignal.timeout(REQUEST_MS) }),
    playBet: (
      roundId: string,
      stakeMinor: number,
      bet: BetInput,
      gift: Gift = {},
    ): Promise<Answer<typeof play.playRound>> =>
      client(play.playRound, { body: { roundId, stakeMinor, bet, ...gift }, signal: AbortSignal.timeout(REQUEST_MS) }),
    decide: (roundId: string, decision: number, bet: BetInput): Promise<Answer<typeof play.decideRound>> =>
      client(play.decideRound, { body: { roundId, decision, bet }, signal: AbortSignal.timeout(REQUEST_MS) }),
    freeResult: (freeRoundsId: string) => client(getFreeRoundsResult, { query: { freeRoundsId } }),
    shown: (roundId: string) => parting(play.roundShown, { body: { roundId } }),
    rotate: (clientSeed: string, commitment: string) => client(play.rotateSeed, { body: { clientSeed, commitment } }),
    close: () => parting(play.closeSession, { body: {} }),
  }
}
export type PlayCalls = ReturnType<typeof createPlayCalls>
