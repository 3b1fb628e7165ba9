import type { ReplyOf } from '#contract/call.ts'
import type { listCrashBetLog, listCrashRoundLog } from '#contract/play-v1/logs.ts'
import type { StatusKind } from '../../shell/status.tsx'

type Round = ReplyOf<typeof listCrashRoundLog>['rows'][number]
type Bet = ReplyOf<typeof listCrashBetLog>['rows'][number]

/** Shape and colour of the states of a shared round and of a bet on one. */
export const ROUND_STATUS: Readonly<Record<Round['state'], StatusKind>> = {
  betting: 'wait',
  locked: 'wait',
  running: 'wait',
  crashed: 'hold',
  settled: 'ok',
}
export const BET_STATUS: Readonly<Record<Bet['state'], StatusKind>> = {
  queued: 'idle',
  placed: 'wait',
  cashed: 'ok',
  lost: 'idle',
  cancelled: 'idle',
  refused: 'stop',
}
