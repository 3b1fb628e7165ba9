import type { CurrencyCode } from '#money'
import type { ShortResult } from '#games/kit/description/description.ts'
import type { BetPageData } from '../../server/page-data.ts'
import { byId, element } from '../play/page.ts'
import { createPageView } from '../play/page-view.ts'
import { createWinPlate } from '../play/win-plate.ts'

const MARKS_MAX = 24

/** The button of one available action. */
export type ActionButton = {
  readonly label: string
  readonly detail?: string | undefined
  readonly isReady: boolean
  readonly onPress: () => void
}

export type MainState = 'ready' | 'waiting' | 'showing' | 'deciding'

/** The dynamic parts of the page of a game with bets. It only displays: it computes no money. */
export function createBetView(data: BetPageData, currency: CurrencyCode) {
  const page = createPageView(data, currency)
  const { say, money } = page
  const plate = createWinPlate(money)
  const set = (id: string, text: string): void => {
    byId(id).textContent = text
  }
  const main = byId<HTMLButtonElement>('spin')
  const actions = byId('actions')
  const marks = byId('marks')

  return {
    ...page,
    ...plate,
    stake(name: 'stake' | 'chip', amountMinor: number): void {
      set('stake-name', say(name))
      set('stake', money(amountMinor))
    },
    /** The first button, and those beside it. */
    actions(
      state: MainState,
      { label, detail, isReady }: Omit<ActionButton, 'onPress'>,
      others: readonly ActionButton[],
    ): void {
      main.disabled = false
      main.dataset['state'] = state
      main.setAttribute('aria-disabled', String(!isReady))
      const [name, small] = main.children
      if (name) name.textContent = label
      if (small) small.textContent = detail ?? ''
      const buttons = others.map((other, index) => {
        const button = element(
          'button',
          [element('span', other.label), element('small', other.detail ?? '')],
          'go other',
        )
        button.setAttribute('type', 'button')
        button.setAttribute('aria-keyshortcuts', String(index + 2))
        button.setAttribute('aria-disabled', String(!other.isReady))
        button.addEventListener('click', () => {
          if (other.isReady) other.onPress()
        })
        return button
      })
      const focused = [...actions.children].indexOf(document.activeElement ?? actions)
      actions.replaceChildren(main, ...buttons)
      actions.dataset['count'] = String(1 + buttons.length)
      if (focused >= 0) (actions.children[Math.min(focused, buttons.length)] as HTMLElement).focus()
    },
    noWin: (what: string): void => plate.noWin(what, say('noWin')),
    mark({ text, tone }: ShortResult): void {
      const item = element('li', text, `t-${tone}`)
      marks.prepend(item)
      while (marks.children.length > MARKS_MAX) marks.lastElementChild?.remove()
    },
  }
}
export type BetView = ReturnType<typeof createBetView>
