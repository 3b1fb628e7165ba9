import type { Queue } from './queue.ts'
import type { Stopwatch } from './stopwatch.ts'

/** The remaining limits in a response of the API. */
export type Figures = {
  readonly stakeLeftMinor: number | null
  readonly lossLeftMinor: number | null
}

/** Figures with the time for which the API allows their use. */
export type GoodFigures = Figures & { readonly goodForMs: number }

/** A player at a terminal as the agent knows it, with the remaining limits of the API's last response. */
export type KnownSitting = Figures & {
  readonly sittingId: string
  readonly playerId: number
  readonly terminalId: string
  readonly currency: string
  /** Sum of the wins that the terminal has reported. */
  readonly wonMinor: number
  /** Whether a win arrived during the request to the API: it may be missing in the figures, which are then too low. */
  readonly isLow: boolean
  /** Until when these figures are valid, by the stopwatch of the process that received them. */
  readonly heardBy: string
  readonly goodUntilMs: number
  readonly isEnded: boolean
  /** Reference of the request with which the player left. */
  readonly leftBy?: string
}

/** How long the figures of a response are valid at most. */
const HOLD_MS = 60_000

/** The figures of a response with their validity, which counts from the request: a slow response shortens it. */
export function heardFigures(
  { run }: Stopwatch,
  { stakeLeftMinor, lossLeftMinor, goodForMs }: GoodFigures,
  askedAtMs: number,
): Pick<KnownSitting, 'stakeLeftMinor' | 'lossLeftMinor' | 'heardBy' | 'goodUntilMs'> {
  return { stakeLeftMinor, lossLeftMinor, heardBy: run, goodUntilMs: askedAtMs + Math.min(goodForMs, HOLD_MS) }
}

/** Whether figures are still valid. Those that an earlier process received are not. */
export const areFiguresGood = ({ run, ms }: Stopwatch, { heardBy, goodUntilMs }: KnownSitting): boolean =>
  heardBy === run && ms() < goodUntilMs

export const readSitting = (queue: Queue, sittingId: string) => queue.read<KnownSitting>(`sitting ${sittingId}`)
export const storeSitting = (queue: Queue, sitting: KnownSitting, isSafe = false) =>
  queue.keep(`sitting ${sitting.sittingId}`, sitting, isSafe)

/** Updates the current state: it may have changed during the request to the API. */
export function changeSitting(queue: Queue, sittingId: string, change: Partial<KnownSitting>): void {
  const sitting = readSitting(queue, sittingId)
  if (sitting) storeSitting(queue, { ...sitting, ...change })
}

export function listOpen(queue: Queue): KnownSitting[] {
  return queue
    .names('sitting ')
    .flatMap((name) => queue.read<KnownSitting>(name) ?? [])
    .filter(({ isEnded }) => !isEnded)
}

/** Name of the limit that a stake exceeds; undefined if the figures allow it. */
export function limitPassed({ stakeLeftMinor, lossLeftMinor }: Figures, amountMinor: number): string | undefined {
  if (stakeLeftMinor !== null && amountMinor > stakeLeftMinor) return 'ERR_STAKE_LIMIT_REACHED'
  return lossLeftMinor !== null && amountMinor > lossLeftMinor ? 'ERR_LOSS_LIMIT_REACHED' : undefined
}

/** The figures after a stake; undefined if they do not allow it. */
export function afterStake(sitting: KnownSitting, amountMinor: number): KnownSitting | undefined {
  const { stakeLeftMinor, lossLeftMinor } = sitting
  if (limitPassed(sitting, amountMinor) !== undefined) return undefined
  return {
    ...sitting,
    stakeLeftMinor: stakeLeftMinor === null ? null : stakeLeftMinor - amountMinor,
    lossLeftMinor: lossLeftMinor === null ? null : lossLeftMinor - amountMinor,
  }
}

export function afterWin(sitting: KnownSitting, amountMinor: number): KnownSitting {
  const { lossLeftMinor, wonMinor } = sitting
  return {
    ...sitting,
    wonMinor: wonMinor + amountMinor,
    lossLeftMinor: lossLeftMinor === null ? null : lossLeftMinor + amountMinor,
  }
}
