import type { KenoDefinition } from '../../../kit/protocol/bets.ts'
import { make } from '../../../kit/scene/bet-controls.ts'
import type { BetSceneNeeds } from '../../../kit/scene/bet-scene.ts'
import type { KenoText } from '../description/texts.ts'
import { createTicket } from './ticket.ts'

type Needs = Pick<BetSceneNeeds<KenoDefinition, KenoText>, 'definition' | 'words' | 'overlay'>

/** The ticket, and over it the numbers in the order in which they are drawn. */
export function createDrawBoard(
  { definition: { pool }, words: { say }, overlay }: Needs,
  onPress: (number: number) => void,
) {
  const ticket = createTicket(pool, say('ticket'), onPress)
  const tray = make('ol', 'keno-tray')
  tray.setAttribute('aria-label', say('drawn'))
  overlay.append(make('div', `keno-board p${pool}`, tray, ticket.element))
  return {
    ticket,
    land(number: number, isHit: boolean): void {
      ticket.draw(number, isHit)
      tray.append(make('li', isHit ? 'hit' : '', String(number)))
    },
    wipe(): void {
      ticket.clearDraw()
      tray.replaceChildren()
    },
  }
}
