import type { Queue } from './queue.ts'
import type { Stopwatch } from './stopwatch.ts'

/** The remaining limits in a response of the API, and the law's maximum of one stake. */
export type Figures = {
  readonly stakeLeftMinor: number | null
  readonly lossLeftMinor: number | null
  /** Absent in responses of an API and in files of an agent before this figure. */
  readonly stakeMaxMinor?: number | null
}

/** Figures with the time for which the API allows their use. */
export type ValidFigures = Figures & { readonly goodForMs: number }

/** A player at a terminal as the agent knows it, with the remaining limits of the API's last response. */
export type KnownSitting = Figures & {
  readonly sittingId: string
  readonly playerId: number
  readonly terminalId: string
  readonly currency: string
  /** Sum of the wins that the terminal has reported. */
  readonly wonMinor: number
  /** Whether a win arrived during the request to the API: it may be missing in the figures, which are then too low. */
  readonly mayMissWin: boolean
  /** Until when these figures are valid, by the stopwatch of the process that received them. */
  readonly receivedBy: string
  readonly validUntilMs: number
  readonly isEnded: boolean
  /** Reference of the request with which the player left. */
  readonly leftBy?: string
}

/** How long the figures of a response are valid at most. */
const VALID_MS = 60_000

/** The figures of a response with their validity, which counts from the request: a slow response shortens it. */
export function receivedFigures(
  { run }: Stopwatch,
  { stakeLeftMinor, lossLeftMinor, stakeMaxMinor = null, goodForMs }: ValidFigures,
  requestedAtMs: number,
): Pick<KnownSitting, keyof Figures | 'receivedBy' | 'validUntilMs'> {
  const validUntilMs = requestedAtMs + Math.min(goodForMs, VALID_MS)
  return { stakeLeftMinor, lossLeftMinor, stakeMaxMinor, receivedBy: run, validUntilMs }
}

/** Whether figures are still valid. Those that an earlier process received are not. */
export const areFiguresValid = ({ run, ms }: Stopwatch, { receivedBy, validUntilMs }: KnownSitting): boolean =>
  receivedBy === run && ms() < validUntilMs

export const readSitting = (queue: Queue, sittingId: string) => queue.read<KnownSitting>(`sitting ${sittingId}`)
export const storeSitting = (queue: Queue, sitting: KnownSitting, isDurable = false) =>
  queue.store(`sitting ${sitting.sittingId}`, sitting, isDurable)

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

/** A bound that a stake exceeds, by the name of its refusal. */
export type ExceededBound = { readonly code: string; readonly boundMinor: number }

/** The bound that a stake exceeds; undefined if the figures allow it. */
export function exceededBound(figures: Figures, amountMinor: number): ExceededBound | undefined {
  const { stakeLeftMinor, lossLeftMinor } = figures
  const aboveMax = exceededMax(figures, amountMinor)
  if (aboveMax) return aboveMax
  if (stakeLeftMinor !== null && amountMinor > stakeLeftMinor)
    return { code: 'ERR_STAKE_LIMIT_REACHED', boundMinor: stakeLeftMinor }
  if (lossLeftMinor !== null && amountMinor > lossLeftMinor)
    return { code: 'ERR_LOSS_LIMIT_REACHED', boundMinor: lossLeftMinor }
  return undefined
}

/** The law's maximum, if a stake exceeds it: no win changes that. */
export function exceededMax({ stakeMaxMinor = null }: Figures, amountMinor: number): ExceededBound | undefined {
  return stakeMaxMinor !== null && amountMinor > stakeMaxMinor
    ? { code: 'ERR_STAKE_NOT_ALLOWED', boundMinor: stakeMaxMinor }
    : undefined
}

/** The figures after a stake; undefined if they do not allow it. */
export function afterStake(sitting: KnownSitting, amountMinor: number): KnownSitting | undefined {
  const { stakeLeftMinor, lossLeftMinor } = sitting
  if (exceededBound(sitting, amountMinor) !== undefined) return undefined
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
