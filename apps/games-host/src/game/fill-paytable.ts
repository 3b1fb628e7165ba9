import { formatMoney, type CurrencyCode } from '#money'
import type { GamePageData } from '../../server/page-data.ts'
import { element } from '../play/page.ts'
import { fillBook } from './paytable/fill-book.ts'
import { fillCascade } from './paytable/fill-cascade.ts'
import { fillCollect } from './paytable/fill-collect.ts'
import { fillHold } from './paytable/fill-hold.ts'
import { fillLines } from './paytable/fill-lines.ts'
import { fillWays } from './paytable/fill-ways.ts'
import { createParts, type Parts } from './paytable/parts.ts'

/** What every symbol pays at the selected stake; then the special symbols, and the rules of wins. */
export function fillPaytable(data: GamePageData, stakeMinor: number, currency: CurrencyCode): Node[] {
  const parts = createParts(data, stakeMinor, currency)
  const stake = formatMoney({ amountMinor: stakeMinor, currency }, data.language)
  return [element('p', `${parts.say('stake')}: ${stake}`, 'note'), ...fillEngine(data.game, parts)]
}

function fillEngine(game: GamePageData['game'], parts: Parts): Node[] {
  switch (game.engine) {
    case 'lines':
      return fillLines(game, parts)
    case 'ways':
      return fillWays(game, parts)
    case 'book':
      return fillBook(game, parts)
    case 'cascade':
      return fillCascade(game, parts)
    case 'hold-and-win':
      return fillHold(game, parts)
    case 'collect':
      return fillCollect(game, parts)
  }
}
