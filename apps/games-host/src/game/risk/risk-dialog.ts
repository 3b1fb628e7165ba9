import '../../styles/risk.css'
import { createRiskCard } from '#games/kit/scene/risk-card.ts'
import type { GamePageData } from '../../../server/page-data.ts'
import { element } from '../../play/page.ts'
import type { View } from '../view.ts'

const READ_MS = 900
const END_MS = 1500

type Stand = { readonly leftMinor: number; readonly doubleMinor: number; readonly stepsLeft: number }

type Needs = {
  readonly data: GamePageData
  readonly view: Pick<View, 'say' | 'money' | 'announce'>
  readonly onPick: (colour: 'red' | 'black') => void
}

/** The dialog of the risk: a card face down, two colours, and collect. Esc and the backdrop collect the win. */
export function createRiskDialog({ data, view, onPick }: Needs) {
  const { say, money } = view
  const card = createRiskCard(data.language, matchMedia('(prefers-reduced-motion: reduce)').matches)
  const title = element('h2')
  title.id = 'risk-title'
  const how = element('p', '', 'risk-how')
  const told = element('p', '', 'risk-told')
  const choice = (colour: 'red' | 'black', suits: string): HTMLButtonElement => {
    const sign = element('i', suits)
    sign.setAttribute('aria-hidden', 'true')
    const button = element('button', [element('span', say(colour === 'red' ? 'riskRed' : 'riskBlack')), sign], colour)
    button.setAttribute('type', 'button')
    button.setAttribute('aria-keyshortcuts', colour === 'red' ? '1' : '2')
    button.addEventListener('click', () => onPick(colour))
    return button as HTMLButtonElement
  }
  const red = choice('red', '♥ ♦')
  const black = choice('black', '♠ ♣')
  const keep = element('button', '', 'keep') as HTMLButtonElement
  keep.type = 'button'
  const dialog = element(
    'dialog',
    [title, how, element('div', [card.element], 'risk-card'), told, element('div', [red, black], 'risk-colours'), keep],
    'risk-sheet',
  ) as HTMLDialogElement
  dialog.setAttribute('aria-labelledby', title.id)
  document.body.append(dialog)
  let isBusy = false

  const close = (): void => {
    if (!isBusy) dialog.close()
  }
  keep.addEventListener('click', close)
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) close()
  })
  dialog.addEventListener('cancel', (event) => {
    if (isBusy) event.preventDefault()
  })
  dialog.addEventListener('keydown', ({ key, repeat }) => {
    if (isBusy || repeat) return
    if (key === '1') onPick('red')
    if (key === '2') onPick('black')
  })

  function busy(is: boolean): void {
    isBusy = is
    for (const button of [red, black, keep]) button.disabled = is
  }

  function write({ leftMinor, doubleMinor, stepsLeft }: Stand): void {
    title.textContent = say('riskTitle', { win: money(leftMinor) })
    how.textContent = say('riskHow', { double: money(doubleMinor), count: stepsLeft })
    keep.textContent = say('riskKeep', { win: money(leftMinor) })
  }

  function announce(text: string): void {
    told.textContent = text
    view.announce(text)
  }

  return {
    busy,
    open(stand: Stand): void {
      busy(false)
      card.hide()
      told.textContent = ''
      write(stand)
      if (!dialog.open) dialog.showModal()
      red.focus()
    },
    async turn(turned: number, isRight: boolean, leftMinor: number): Promise<void> {
      await card.turn(turned, isRight)
      const values = { card: card.nameOf(turned), win: money(leftMinor) }
      announce(say(isRight ? 'riskRight' : 'riskWrong', values))
      dialog.dataset['last'] = isRight ? 'right' : 'wrong'
      await card.wait(READ_MS)
    },
    again(stand: Stand): void {
      card.hide()
      write(stand)
      busy(false)
      red.focus()
    },
    async end(): Promise<void> {
      await card.wait(END_MS)
      busy(false)
      dialog.close()
    },
    close(): void {
      busy(false)
      dialog.close()
    },
    get isOpen() {
      return dialog.open
    },
  }
}
export type RiskDialog = ReturnType<typeof createRiskDialog>
