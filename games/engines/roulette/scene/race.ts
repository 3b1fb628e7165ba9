import type { Chip, RouletteDefinition } from '../../../kit/protocol/bets.ts'
import { make, tool } from '../../../kit/scene/bet-controls.ts'
import type { Words } from '../../../kit/description/description.ts'
import type { RouletteText } from '../description/texts.ts'
import { ANNOUNCED } from './layout.ts'

const NEIGHBOURS = 2

type Needs = {
  readonly definition: RouletteDefinition
  readonly words: Pick<Words<RouletteText>, 'say'>
  readonly stake: () => number
  readonly lay: (chips: readonly Chip[]) => void
}

/**
 * The racetrack: pockets in the order of the wheel; a press places chips on a number and its neighbours. The announced
 * bets are beside it.
 */
export function createRace({ definition: { pockets, spots }, words: { say }, stake, lay }: Needs) {
  const spotOf = new Map(spots.map(({ id }, at) => [id, at]))
  const announced = pockets.length === 37 && spotOf.has('corner-25-26-28-29') ? Object.entries(ANNOUNCED) : []
  const calls = announced.map(([name, chips]) => {
    const count = chips.reduce((sum, [, times]) => sum + times, 0)
    const button = tool(say(name as keyof typeof ANNOUNCED), () =>
      lay(chips.map(([id, times]) => ({ spot: spotOf.get(id) ?? 0, amountMinor: times * stake() }))),
    )
    button.append(make('small', '', say('chips', { count })))
    return button
  })
  const track = pockets.map(({ label, colour }, at) => {
    const button = make('button', `pocket c-${colour}`, label)
    button.type = 'button'
    const around = Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, step) => {
      const index = (at + step - NEIGHBOURS + pockets.length) % pockets.length
      return pockets[index]?.label ?? ''
    })
    button.setAttribute('aria-label', `${label}: ${around.join(', ')}`)
    button.addEventListener('click', () =>
      lay(around.map((one) => ({ spot: spotOf.get(`straight-${one}`) ?? 0, amountMinor: stake() }))),
    )
    return button
  })
  const raceLine = make('div', 'roulette-track', ...track)
  raceLine.setAttribute('role', 'group')
  raceLine.setAttribute('aria-label', say('race'))
  return {
    element: make(
      'div',
      'roulette-race',
      make('span', 'cap', say('race')),
      raceLine,
      ...(calls.length > 0 ? [make('div', 'bts', ...calls)] : []),
    ),
    lock(isLocked: boolean): void {
      for (const button of [...calls, ...track]) button.disabled = isLocked
    },
  }
}
