import type { CrashFrame } from '#contract/play-v1/crash-stream.ts'
import { cashOutFor, type Curve } from '#games/engines/crash/math/index.ts'
import type { CrashBet } from './crash-calls.ts'

/** Phase of the shared round; undefined before the first frame of the stream. */
export type RoundPhase = NonNullable<CrashFrame['r']>['s'] | undefined

/** The current action of the button of one bet slot. */
export type SlotAction =
  | { readonly kind: 'place'; readonly isNext: boolean }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'cash-out'; readonly cashOut: number }
  | { readonly kind: 'getting-off'; readonly cashOut: number }

/**
 * One rule for button, keys and narration. A bet of the running round that is cashed out or lost makes room for a bet
 * on the next one.
 * @param shown multiplier in whole hundredths
 */
export function chooseAction(
  bet: CrashBet | undefined,
  phase: RoundPhase,
  shown: number,
  curve: Curve,
  aimed: boolean,
): SlotAction {
  const isNext = phase !== 'betting' && phase !== undefined
  if (bet?.state === 'queued') return { kind: 'cancel' }
  if (bet?.state !== 'placed') return { kind: 'place', isNext }
  if (phase !== 'running') return { kind: 'wait' }
  if (aimed && bet.autoCashOut !== null) return { kind: 'getting-off', cashOut: bet.autoCashOut }
  const cashOut = cashOutFor(curve, shown)
  return cashOut === undefined ? { kind: 'wait' } : { kind: 'cash-out', cashOut }
}
