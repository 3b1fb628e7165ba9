import { formatMoney, type CurrencyCode } from '#money'
import type { GamePageData } from '../../../server/page-data.ts'
import { createSay, element, type Say } from '../../play/page.ts'
import { symbolPicture } from '../../play/symbol-picture.ts'

/** `5×`, `8–9×`: how many symbols a pay is for. */
export type Pay = { readonly count: string; readonly coins: number }

/** The parts of every paytable, at the selected stake. */
export type Parts = {
  readonly say: Say
  readonly name: (symbol: number) => string
  /** An amount in coins as money. */
  readonly money: (coins: number) => string
  readonly picture: (symbol: number) => Node
  /** What one symbol pays. */
  readonly card: (symbol: number, pays: readonly Pay[], isSpecial?: boolean) => HTMLElement
  /** A rule with its heading, and the symbol that it is about. */
  readonly rule: (title: string, texts: readonly string[], symbol?: number) => HTMLElement
}

export function createParts(data: GamePageData, stakeMinor: number, currency: CurrencyCode): Parts {
  const { game, symbolNames, language } = data
  const say = createSay(data)
  const name = (symbol: number): string => symbolNames[symbol] ?? ''
  const money = (coins: number): string =>
    formatMoney({ amountMinor: (coins * stakeMinor) / game.coins, currency }, language)
  const picture = (symbol: number): Node => {
    const frame = game.symbols[symbol]?.frame
    return frame ? symbolPicture(frame) : document.createTextNode('')
  }
  return {
    say,
    name,
    money,
    picture,
    card(symbol, pays, isSpecial = false) {
      const rows = pays.map(({ count, coins }) => element('li', [element('span', count), element('b', money(coins))]))
      return element(
        'article',
        [picture(symbol), element('h3', name(symbol)), element('ul', rows)],
        isSpecial ? 'pay special' : 'pay',
      )
    },
    rule(title, texts, symbol) {
      const head =
        symbol === undefined ? [element('h3', title)] : [picture(symbol), element('h3', headOf(title, name(symbol)))]
      return element(
        'section',
        [element('div', head, 'feature-head'), ...texts.map((text) => element('p', text))],
        'rule',
      )
    },
  }
}

/** `Wild: devil`; a symbol named like its role is not repeated. */
function headOf(title: string, symbol: string): string {
  return title.toLowerCase() === symbol.toLowerCase() ? title : `${title}: ${symbol}`
}

/** Pays by count of symbols, the highest first. */
export function paysByCount(pays: readonly number[]): Pay[] {
  return pays.flatMap((coins, count) => (coins > 0 ? [{ count: `${count}×`, coins }] : [])).toReversed()
}

/** `×1 ×2 ×3`. */
export function listTimes(times: readonly number[]): string {
  return times.map((one) => `×${one}`).join(' ')
}
