import { formatMoney, type CurrencyCode } from '#money'
import { byId, createSay, element, type Say } from './page.ts'

/** Enough characters of a hash to tell builds apart; the whole hash is in the sheet of fairness. */
const SHOWN_OF_HASH = 8

type ViewData = Parameters<typeof createSay>[0] & { readonly language: string }

/** The dynamic parts of the page of any single-player game. It only displays: it computes no money. */
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
    /** Number of free rounds; undefined hides it. */
    freeRounds: (text: string | undefined) => setOrHide('free-rounds', text),
    /** Bonus money that covers the rest of a stake when cash is not enough; undefined hides it. */
    bonusLeft: (text: string | undefined) => setOrHide('bonus-left', text),
    /** Amount of this game's jackpot; undefined hides it. */
    jackpot: (text: string | undefined) => setOrHide('jackpot', text),
    /** @param buildHash of the mathematics: the same as for money */
    demo(buildHash: string): void {
      writeDemo(say, buildHash)
      set('balance-name', say('demoBalance'))
    },
    /** A sentence over the game, for a while or (0) until the next one; with links to possible actions. */
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
    /** For screen readers. */
    announce: (text: string) => set('said', text),
    /** Appends to the announcement: the outcome before it is still read. */
    announceMore: (text: string) => set('said', `${byId('said').textContent} ${text}`.trim()),
  }
}
/** The badge of demo mode, with the beginning of the build's hash. */
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
