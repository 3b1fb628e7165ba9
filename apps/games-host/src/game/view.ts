import { formatMoney, type CurrencyCode } from '#money'
import type { Mood } from '#games/kit/protocol/index.ts'
import type { GamePageData } from '../../server/page-data.ts'
import { createBoard } from './board.ts'
import { byId, createSay, type Say } from './page.ts'
import { symbolPicture } from './symbol-picture.ts'

const PERIOD_MS = 1000

type Plate = {
  readonly what: string
  /** What the plate already shows: the count goes on from there. */
  readonly fromMinor: number
  readonly toMinor: number
  readonly times: string
  readonly mood: Mood
  readonly countUpMs: number
}
const LONG_LABEL = 7

/** Everything on the page that changes. It writes what it is told and computes no money. */
export function createView(data: GamePageData, currency: CurrencyCode) {
  const say: Say = createSay(data)
  const money = (amountMinor: number): string => formatMoney({ amountMinor, currency }, data.language)
  const set = (id: string, text: string): void => {
    byId(id).textContent = text
  }
  const spin = byId<HTMLButtonElement>('spin')
  const win = byId('win')
  const plate = byId('plate')
  const feature = byId('feature')
  const notice = byId('notice')
  let counting = 0
  let noticeTimer = 0

  function writeAmount(amountMinor: number): void {
    set('win-amount', money(amountMinor))
  }

  return {
    say,
    money,
    board: createBoard(),
    balance: (amountMinor: number) => set('balance', money(amountMinor)),
    net: (amountMinor: number) => set('net', money(amountMinor)),
    stake: (amountMinor: number) => set('stake', money(amountMinor)),
    lastWin: (amountMinor: number | undefined) => set('last-win', amountMinor === undefined ? '–' : money(amountMinor)),
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
    stakeButtons(canDown: boolean, canUp: boolean): void {
      byId<HTMLButtonElement>('stake-down').disabled = !canDown
      byId<HTMLButtonElement>('stake-up').disabled = !canUp
    },
    /** Shows an amount on the plate and counts it up. */
    win({ what, fromMinor, toMinor, times, mood, countUpMs }: Plate): void {
      cancelAnimationFrame(counting)
      win.hidden = false
      win.classList.toggle('quiet', mood === 'plain')
      win.classList.toggle('big', mood === 'big')
      set('win-what', what)
      set('win-times', times)
      if (countUpMs === 0) return writeAmount(toMinor)
      const start = performance.now()
      const step = (now: number): void => {
        const progress = Math.min(1, (now - start) / countUpMs)
        writeAmount(fromMinor + Math.floor((toMinor - fromMinor) * (1 - (1 - progress) ** 2)))
        if (progress < 1) counting = requestAnimationFrame(step)
      }
      counting = requestAnimationFrame(step)
    },
    finishCount(toMinor: number): void {
      cancelAnimationFrame(counting)
      writeAmount(toMinor)
    },
    winWhat: (what: string) => set('win-what', what),
    hideWin(): void {
      cancelAnimationFrame(counting)
      win.hidden = true
    },
    /** In free spins the plate over the reels says which one it is; else it bears the game's name. */
    free(text: string | undefined): void {
      plate.textContent = text ?? data.title
      plate.classList.toggle('small', text !== undefined)
      byId('stage').classList.toggle('in-free', text !== undefined)
    },
    /** A large word over the reels, with a symbol above it if one is meant. */
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
    /** A sentence over the game, for a while or (0) until the next one; with links to what can be done. */
    notice(text: string | undefined, forMs = 0, links: readonly { text: string; href: string }[] = []): void {
      clearTimeout(noticeTimer)
      notice.hidden = text === undefined
      notice.replaceChildren(text ?? '', ...links.map(makeLink))
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
function makeLink({ text, href }: { text: string; href: string }): HTMLElement {
  const link = document.createElement('a')
  link.href = href
  link.className = 'link'
  link.textContent = text
  return link
}
export type View = ReturnType<typeof createView>
