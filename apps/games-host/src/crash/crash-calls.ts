import type { Static } from 'typebox'
import { createClient, type Answer } from '#client'
import type { ReplyOf } from '#contract/call.ts'
import * as crash from '#contract/play-v1/crash.ts'
import { getFreeRoundsResult } from '#contract/play-v1/own-free-rounds.ts'

export type CrashState = ReplyOf<typeof crash.getCrashState>
export type CrashBet = Static<typeof crash.CrashBet>
export type BetAnswer = ReplyOf<typeof crash.placeCrashBet>
export type BetInput = {
  readonly betId: string
  readonly slot: number
  readonly stakeMinor: number
  readonly autoCashOut: number | null
  readonly freeRoundsId?: string
}

const REQUEST_MS = 8000

/** The calls of shared games, with the session's token. */
export function createCrashCalls(token: () => string) {
  const client = createClient({ baseUrl: '', headers: () => ({ authorization: `Bearer ${token()}` }) })
  const signal = (): AbortSignal => AbortSignal.timeout(REQUEST_MS)
  return {
    state: (): Promise<Answer<typeof crash.getCrashState>> => client(crash.getCrashState, { signal: signal() }),
    place: (input: BetInput): Promise<Answer<typeof crash.placeCrashBet>> =>
      client(crash.placeCrashBet, { body: input, signal: signal() }),
    cancel: (betId: string): Promise<Answer<typeof crash.cancelCrashBet>> =>
      client(crash.cancelCrashBet, { body: { betId }, signal: signal() }),
    cashOut: (betId: string, part: 'whole' | 'half'): Promise<Answer<typeof crash.cashOutCrashBet>> =>
      client(crash.cashOutCrashBet, { body: { betId, part }, signal: signal() }),
    freeResult: (freeRoundsId: string) => client(getFreeRoundsResult, { query: { freeRoundsId } }),
    proofs: (gameKey: string) => client(crash.listCrashRounds, { query: { gameKey, limit: 20 } }),
  }
}
export type CrashCalls = ReturnType<typeof createCrashCalls>
