import type { BookPresentation } from '#games/kit/protocol/index.ts'
import { element } from '../../play/page.ts'
import { drawLines } from './draw-lines.ts'
import { freeSpinsTexts } from './free-spins-texts.ts'
import { paysByCount, type Parts } from './parts.ts'

/** Symbols of a book game, the book, its free spins with the special symbol and how likely each is, and the lines. */
export function fillBook(game: BookPresentation, { say, name, card, rule }: Parts): Node[] {
  const { book, freeSpins } = game
  const cards = game.symbols.flatMap(({ pays }, symbol) =>
    symbol === book.symbol ? [] : [card(symbol, paysByCount(pays))],
  )
  const all = freeSpins.specialWeights.reduce((sum, weight) => sum + weight, 0)
  const chances = freeSpins.specialWeights.flatMap((weight, symbol) =>
    weight > 0 ? [say('specialChance', { symbol: name(symbol), weight, all })] : [],
  )
  return [
    element('div', cards, 'pays'),
    rule(say('bookTitle'), [say('book')], book.symbol),
    card(book.symbol, paysByCount(book.pays), true),
    rule(say('freeSpins'), freeSpinsTexts(freeSpins, name(book.symbol), say)),
    rule(say('specialTitle'), [say('special'), chances.join(', ')]),
    rule(say('linesTitle'), [say('linesRule')]),
    drawLines(game.lines, game.reels.length, game.rows),
  ]
}
