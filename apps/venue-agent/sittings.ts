import type { Queue } from './queue.ts'

/** A player at a terminal as the agent knows it, with the remaining limits of the house's last response. */
export type KnownSitting = {
  readonly sittingId: string
  readonly playerId: number
  readonly terminalId: string
  readonly currency: string
  readonly stakeLeftMinor: number | null
  readonly lossLeftMinor: number | null
  /** Until when these figures are valid offline, by our clock. */
  readonly goodUntil: string
  readonly isEnded: boolean
}

export const readSitting = (queue: Queue, sittingId: string) => queue.read<KnownSitting>(`sitting ${sittingId}`)
export const storeSitting = (queue: Queue, sitting: KnownSitting) => queue.keep(`sitting ${sitting.sittingId}`, sitting)

/** Updates the current state: it may have changed during the request to the house. */
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

/** The figures after a stake; undefined where they do not allow it. */
export function afterStake(sitting: KnownSitting, amountMinor: number): KnownSitting | undefined {
  const { stakeLeftMinor, lossLeftMinor } = sitting
  if (stakeLeftMinor !== null && amountMinor > stakeLeftMinor) return undefined
  if (lossLeftMinor !== null && amountMinor > lossLeftMinor) return undefined
  return {
    ...sitting,
    stakeLeftMinor: stakeLeftMinor === null ? null : stakeLeftMinor - amountMinor,
    lossLeftMinor: lossLeftMinor === null ? null : lossLeftMinor - amountMinor,
  }
}

export function afterWin(sitting: KnownSitting, amountMinor: number): KnownSitting {
  const { lossLeftMinor } = sitting
  return { ...sitting, lossLeftMinor: lossLeftMinor === null ? null : lossLeftMinor + amountMinor }
}
