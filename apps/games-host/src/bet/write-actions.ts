import type { Choice, Opening } from '#games/kit/scene/bet-scene.ts'
import type { BetView } from './view.ts'

/** The available actions. */
type Now = {
  /** The next round can be opened. */
  readonly opening: Opening | undefined
  readonly isShowing: boolean
  /** The choices of an open round. */
  readonly choices: readonly Choice[]
  readonly stakeMinor: number
}

/**
 * Renders the buttons of the available actions. Returns the label that the first one keeps while it waits.
 * @param choose takes one of the choices, from 0
 */
export function writeActions(
  view: Pick<BetView, 'actions' | 'money' | 'say'>,
  { opening, isShowing, choices, stakeMinor }: Now,
  lastLabel: string,
  choose: (index: number) => void,
): string {
  if (opening) {
    const { label, bet, hint } = opening
    const detail = bet === undefined ? hint : view.money(opening.stakeMinor ?? stakeMinor)
    view.actions('ready', { label, detail, isReady: bet !== undefined }, [])
    return lastLabel
  }
  if (isShowing) {
    view.actions('showing', { label: view.say('skip'), isReady: true }, [])
    return lastLabel
  }
  const [first, ...others] = choices.map(({ label, detail, isReady }, index) => ({
    label,
    detail,
    isReady: isReady !== false,
    onPress: () => choose(index),
  }))
  if (first) view.actions('deciding', first, others)
  else view.actions('waiting', { label: lastLabel, isReady: false }, [])
  return first?.label ?? lastLabel
}
