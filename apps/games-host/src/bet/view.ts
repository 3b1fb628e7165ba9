import { formatMoney, type CurrencyCode } from '#money'
import type { Mood } from '#games/kit/protocol/index.ts'
import type { Mark } from '#games/kit/tell/telling.ts'
import type { BetPageData } from '../../server/page-data.ts'
import { byId, createSay, element, type Say } from '../game/page.ts'

const PERIOD_MS = 1000
const MARKS_MAX = 24

type Plate = {
  readonly what: string
  readonly toMinor: number
  readonly times: string
  readonly mood: Mood
  readonly countUpMs: number
}

/** One button of what can be done now. */
export type ActionButton = {
  readonly label: string
  readonly detail?: string | undefined
  readonly isReady: boolean
  readonly onPress: () => void
}

export type MainState = 'ready' | 'waiting' | 'showing' | 'deciding'

/** Everything on the page of a game with bets that changes. It writes what it is told and computes no money. */
export function createBetView(data: BetPageData, currency: CurrencyCode) {
  const say: Say = createSay(data)
  const money = (amountMinor: number): string => formatMoney({ amountMinor, currency }, data.language)
  const set = (id: string, text: string): void => {
    byId(id).textContent = text
  }
  const main = byId<HTMLButtonElement>('spin')
  const actions = byId('actions')
  const win = byId('win')
  const notice = byId('notice')
  const marks = byId('marks')
  let counting = 0
  let noticeTimer = 0

  return {
    say,
    money,
    balance: (amountMinor: number) => set('balance', money(amountMinor)),
    net: (amountMinor: number) => set('net', money(amountMinor)),
    lastWin: (amountMinor: number | undefined) => set('last-win', amountMinor === undefined ? '–' : money(amountMinor)),
    stake(name: 'stake' | 'chip', amountMinor: number, canDown: boolean, canUp: boolean): void {
      set('stake-name', say(name))
      set('stake', money(amountMinor))
      byId<HTMLButtonElement>('stake-down').disabled = !canDown
      byId<HTMLButtonElement>('stake-up').disabled = !canUp
    },
    clock(write: () => string): void {
      const tick = (): void => set('clock', write())
      tick()
      setInterval(tick, PERIOD_MS)
    },
    /** How many rounds the house pays for, or nothing. */
    freeRounds(text: string | undefined): void {
      byId('free-rounds').hidden = text === undefined
      set('free-rounds', text ?? '')
    },
    /** Bonus money that pays what cash lacks of a stake, or nothing. */
    bonusLeft(text: string | undefined): void {
      byId('bonus-left').hidden = text === undefined
      set('bonus-left', text ?? '')
    },
    /** What the jackpot of this game holds, or nothing. */
    jackpot(text: string | undefined): void {
      byId('jackpot').hidden = text === undefined
      set('jackpot', text ?? '')
    },
    demo(): void {
      byId('demo').hidden = false
      set('balance-name', say('demoBalance'))
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
    win({ what, toMinor, times, mood, countUpMs }: Plate): void {
      cancelAnimationFrame(counting)
      win.hidden = false
      win.classList.toggle('quiet', mood === 'plain')
      win.classList.toggle('big', mood === 'big')
      set('win-what', what)
      set('win-times', times)
      if (countUpMs === 0) return set('win-amount', money(toMinor))
      const start = performance.now()
      const step = (now: number): void => {
        const progress = Math.min(1, (now - start) / countUpMs)
        set('win-amount', money(Math.floor(toMinor * (1 - (1 - progress) ** 2))))
        if (progress < 1) counting = requestAnimationFrame(step)
      }
      counting = requestAnimationFrame(step)
    },
    /** A result without a win, quietly. */
    noWin(what: string): void {
      cancelAnimationFrame(counting)
      win.hidden = false
      win.classList.add('quiet')
      win.classList.remove('big')
      set('win-what', what)
      set('win-amount', say('noWin'))
      set('win-times', '')
    },
    hideWin(): void {
      cancelAnimationFrame(counting)
      win.hidden = true
    },
    mark({ text, tone }: Mark): void {
      const item = element('li', text, `t-${tone}`)
      marks.prepend(item)
      while (marks.children.length > MARKS_MAX) marks.lastElementChild?.remove()
    },
    /** A sentence over the game, for a while or (0) until the next one; with links to what can be done. */
    notice(text: string | undefined, forMs = 0, links: readonly { text: string; href: string }[] = []): void {
      clearTimeout(noticeTimer)
      notice.hidden = text === undefined
      const anchors = links.map((link) => {
        const anchor = document.createElement('a')
        anchor.href = link.href
        anchor.className = 'link'
        anchor.textContent = link.text
        return anchor
      })
      notice.replaceChildren(text ?? '', ...anchors)
      if (forMs > 0) noticeTimer = window.setTimeout(() => void (notice.hidden = true), forMs)
    },
    tell: (text: string) => set('said', text),
    muted(isMuted: boolean): void {
      const button = byId('mute')
      button.setAttribute('aria-pressed', String(isMuted))
      const label = isMuted ? say('unmute') : say('mute')
      button.setAttribute('aria-label', label)
      button.title = label
    },
  }
}
export type BetView = ReturnType<typeof createBetView>
