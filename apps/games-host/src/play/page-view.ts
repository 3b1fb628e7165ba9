import { formatMoney, type CurrencyCode } from '#money'
import { byId, createSay, element, type Say } from './page.ts'

/** Enough of a hash to tell builds apart at a glance; all of it is in the sheet of fairness. */
const SHOWN_OF_HASH = 8

type ViewData = Parameters<typeof createSay>[0] & { readonly language: string }

/** What changes on the page of any game that one player plays. It writes what it is told and computes no money. */
export function createPageView(data: ViewData, currency: CurrencyCode) {
  const say: Say = createSay(data)
  const money = (amountMinor: number): string => formatMoney({ amountMinor, currency }, data.language)
  const set = (id: string, text: string): void => {
    byId(id).textContent = text
  }
  const setOrHide = (id: string, text: string | undefined): void => {
    byId(id).hidden = text === undefined
    set(id, text ?? '')
  }
  const notice = byId('notice')
  let noticeTimer = 0

  return {
    say,
    money,
    balance: (amountMinor: number) => set('balance', money(amountMinor)),
    net: (amountMinor: number) => set('net', money(amountMinor)),
    lastWin: (amountMinor: number | undefined) => set('last-win', amountMinor === undefined ? '–' : money(amountMinor)),
    stakeButtons(canDown: boolean, canUp: boolean): void {
      byId<HTMLButtonElement>('stake-down').disabled = !canDown
      byId<HTMLButtonElement>('stake-up').disabled = !canUp
    },
    /** How many rounds the house pays for, or nothing. */
    freeRounds: (text: string | undefined) => setOrHide('free-rounds', text),
    /** Bonus money that pays what cash lacks of a stake, or nothing. */
    bonusLeft: (text: string | undefined) => setOrHide('bonus-left', text),
    /** What the jackpot of this game holds, or nothing. */
    jackpot: (text: string | undefined) => setOrHide('jackpot', text),
    /** @param buildHash of the mathematics: the same as for money */
    demo(buildHash: string): void {
      writeDemo(say, buildHash)
      set('balance-name', say('demoBalance'))
    },
    /** A sentence over the game, for a while or (0) until the next one; with links to what can be done. */
    notice(text: string | undefined, forMs = 0, links: readonly { text: string; href: string }[] = []): void {
      clearTimeout(noticeTimer)
      notice.hidden = text === undefined
      notice.replaceChildren(text ?? '', ...links.map(makeLink))
      if (forMs > 0) noticeTimer = window.setTimeout(() => void (notice.hidden = true), forMs)
    },
    /** The same until the next one, with a button. */
    choice(text: string, button: { readonly text: string; readonly press: () => void }): void {
      clearTimeout(noticeTimer)
      notice.hidden = false
      notice.replaceChildren(`${text} `, makeButton(button))
    },
    /** For who hears the page. */
    tell: (text: string) => set('said', text),
    /** What follows at once: the outcome that was told before it is still heard. */
    tellMore: (text: string) => set('said', `${byId('said').textContent} ${text}`.trim()),
  }
}
/** The badge of play for fun, with the beginning of the hash of what plays. */
export function writeDemo(say: Say, buildHash: string): void {
  const badge = byId('demo')
  badge.replaceChildren(`${say('demo')} `, element('code', buildHash.slice(0, SHOWN_OF_HASH)))
  badge.title = `${say('buildHash')}: ${buildHash}`
  badge.hidden = false
}

export type PageView = ReturnType<typeof createPageView>

export function makeButton({ text, press }: { readonly text: string; readonly press: () => void }): HTMLElement {
  const button = element('button', text, 'link') as HTMLButtonElement
  button.type = 'button'
  button.addEventListener('click', press)
  return button
}

function makeLink({ text, href }: { text: string; href: string }): HTMLElement {
  const link = element('a', text, 'link') as HTMLAnchorElement
  link.href = href
  return link
}
