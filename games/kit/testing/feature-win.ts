import type { ReelOutcome } from '../../engines.ts'

/** The win of a round’s feature, in minor units; undefined when it did not start. */
export function featureWin(outcome: ReelOutcome): number | undefined {
  if (outcome.engine === 'hold-and-win') return outcome.feature?.winMinor
  return outcome.spins.length > 1 ? outcome.winMinor - (outcome.spins[0]?.winMinor ?? 0) : undefined
}
