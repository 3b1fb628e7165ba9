import type { ReelOutcome } from '../../engines.ts'

/** What the feature of a round won, in minor units; nothing when it did not start. */
export function featureWin(outcome: ReelOutcome): number | undefined {
  if (outcome.engine === 'hold-and-win') return outcome.feature?.winMinor
  return outcome.spins.length > 1 ? outcome.winMinor - (outcome.spins[0]?.winMinor ?? 0) : undefined
}
