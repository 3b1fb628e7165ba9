import type { Rng } from '../../../kit/math/rng.ts'
import type { OutcomeHead } from '../../../kit/math/engine.ts'

/** A game that may offer the risk after a win. */
type RiskGame = { readonly risk?: { readonly steps: number; readonly maxWinX: number } | undefined }

export type RiskColour = 'red' | 'black'
export type RiskStep = {
  readonly pick: RiskColour
  /** The card that was turned: 0 to 51; suits by quarter, hearts and diamonds (0 to 25) are red. */
  readonly card: number
  readonly winMinor: number
}
/** The risks taken after one win, in order. `winMinor` is what is left in the end. */
export type RiskOutcome = { readonly v: 1; readonly steps: readonly RiskStep[]; readonly winMinor: number }

/** Whether a win of this round may (still) be risked: the game has it, the steps are not used up, and doubled it fits. */
export function canRisk({ risk }: RiskGame, stakeMinor: number, winMinor: number, stepsTaken: number): boolean {
  if (!risk || winMinor <= 0) return false
  return stepsTaken < risk.steps && 2 * winMinor <= risk.maxWinX * stakeMinor
}

/**
 * Risks the win of `outcome` on the given colours, one card each from a full pack: right doubles it, wrong loses it.
 * Each step returns exactly 100 %, so the declared return of the game stays what it is. The cards come from the
 * round's own draws after its spins, so they are fixed when the round is played; the player only chooses the colours.
 * Refuses a pick that the rules do not allow.
 */
export function playRisk(
  definition: RiskGame,
  { stakeMinor, winMinor: won }: Pick<OutcomeHead, 'stakeMinor' | 'winMinor'>,
  picks: readonly RiskColour[],
  rng: Rng,
): RiskOutcome {
  const steps: RiskStep[] = []
  let winMinor = won
  for (const pick of picks) {
    if (!canRisk(definition, stakeMinor, winMinor, steps.length)) throw new RangeError('This win cannot be risked.')
    const card = rng.below(52)
    winMinor = (card < 26 ? 'red' : 'black') === pick ? 2 * winMinor : 0
    steps.push({ pick, card, winMinor })
  }
  return { v: 1, steps, winMinor }
}
