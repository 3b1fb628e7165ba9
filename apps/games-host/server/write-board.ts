import { rowsOf, type Presentation } from '#games/kit/protocol/index.ts'
import type { Texts } from '../texts/index.ts'
import { escapeHtml } from './html.ts'
import { prizeNames } from './prize-names.ts'
import { drawSymbol } from './write-reels.ts'

type Item = { readonly label: string; readonly symbol?: number; readonly value: string; readonly coins?: number }

/** What stands beside the reels: multipliers, stages, fixed prizes, the number of ways or the special symbol. */
function itemsOf(game: Presentation, t: Texts): Item[] {
  switch (game.engine) {
    case 'lines':
      return []
    case 'ways':
      return [{ label: t.ways, value: String(rowsOf(game).reduce((ways, rows) => ways * rows, 1)) }]
    case 'book':
      return [{ label: t.specialTitle, value: '?' }]
    case 'cascade':
      return game.multipliers.length > 1 ? game.multipliers.map((times) => ({ label: '', value: `×${times}` })) : []
    case 'collect':
      return game.freeSpins.stageMultipliers.map((times, stage) => ({
        label: `${stage * game.freeSpins.perStage}×`,
        symbol: game.freeSpins.collector,
        value: `×${times}`,
      }))
    case 'hold-and-win': {
      const named = game.hold.values.flatMap(({ label, coins }) =>
        label ? [{ label: prizeNames[label], value: '–', coins }] : [],
      )
      const { grandCoins } = game.hold
      const grand = grandCoins > 0 ? [{ label: prizeNames.grand, value: '–', coins: grandCoins }] : []
      return [...named, ...grand].toSorted((a, b) => b.coins - a.coins)
    }
  }
}

/** The board as a part of the page; empty where a game has nothing to put on it. */
export function writeBoard(game: Presentation, t: Texts): string {
  const items = itemsOf(game, t)
  if (items.length === 0) return ''
  const cells = items.map(({ label, symbol, value, coins }) => {
    const frame = symbol === undefined ? undefined : game.symbols[symbol]?.frame
    const small = label ? `<small><span>${escapeHtml(label)}</span>${frame ? drawSymbol(frame) : ''}</small>` : ''
    return `<li${coins === undefined ? '' : ` data-coins="${coins}"`}>${small}<b>${escapeHtml(value)}</b></li>`
  })
  const many = items.length > 6 ? ' many' : ''
  return `<ol class="board b-${game.engine}${many}" id="board" aria-hidden="true">${cells.join('')}</ol>`
}
