import type { CurrencyCode } from '#money'
import type { GamePageData } from '../../server/page-data.ts'
import { byId } from '../play/page.ts'
import { createPageView } from '../play/page-view.ts'
import { symbolPicture } from '../play/symbol-picture.ts'
import { createWinPlate } from '../play/win-plate.ts'
import { createBoard } from './board.ts'

const LONG_LABEL = 7

/** The dynamic parts of the page of a reel game. It only displays: it computes no money. */
export function createView(data: GamePageData, currency: CurrencyCode) {
  const page = createPageView(data, currency)
  const { say, money } = page
  const spin = byId<HTMLButtonElement>('spin')
  const plate = byId('plate')
  const feature = byId('feature')

  return {
    ...page,
    ...createWinPlate(money),
    board: createBoard(),
    stake: (amountMinor: number): void => {
      byId('stake').textContent = money(amountMinor)
    },
    /** `ready`: may spin · `turning`: wait · `showing`: a press skips. */
    spin(state: 'ready' | 'turning' | 'showing'): void {
      spin.disabled = false
      spin.dataset['state'] = state
      spin.setAttribute('aria-disabled', String(state === 'turning'))
      const label = spin.querySelector('span')
      if (!label) return
      label.textContent = state === 'showing' ? say('skip') : say('spin')
      label.classList.toggle('tight', label.textContent.length > LONG_LABEL)
    },
    /** In free spins the plate over the reels shows their number; otherwise the game's name. */
    free(text: string | undefined): void {
      plate.textContent = text ?? data.title
      plate.classList.toggle('small', text !== undefined)
      byId('stage').classList.toggle('in-free', text !== undefined)
    },
    /** A large text over the reels, with a symbol above it if one is given. */
    feature(title: string | undefined, detail = '', symbol?: number): void {
      feature.hidden = title === undefined
      feature.replaceChildren()
      if (title === undefined) return
      const big = document.createElement('b')
      big.textContent = title
      const small = document.createElement('span')
      small.textContent = detail
      const frame = symbol === undefined ? undefined : data.game.symbols[symbol]?.frame
      if (frame) feature.append(symbolPicture(frame))
      feature.append(big, small)
    },
  }
}
export type View = ReturnType<typeof createView>
