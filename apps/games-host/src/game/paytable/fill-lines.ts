import type { LinesPresentation } from '#games/kit/protocol/index.ts'
import { element } from '../../play/page.ts'
import { drawLines } from './draw-lines.ts'
import { freeSpinsTexts } from './free-spins-texts.ts'
import { paysByCount, type Parts } from './parts.ts'

/** Symbols of a lines game, then its special ones and its lines. */
export function fillLines(game: LinesPresentation, { say, name, card, rule }: Parts): Node[] {
  const { wild, scatter, mystery, fullGrid, freeSpins } = game
  const cards = game.symbols.flatMap(({ pays }, symbol) =>
    symbol === scatter?.symbol || symbol === mystery?.symbol
      ? []
      : [card(symbol, paysByCount(pays), symbol === wild?.symbol)],
  )
  const nodes: Node[] = [element('div', cards, 'pays')]
  if (wild) {
    const { multiplier, expands, respins, symbol } = wild
    const texts = [
      say(scatter ? 'wild' : 'wildEvery'),
      ...(multiplier > 1 ? [say('wildTimes', { multiplier })] : []),
      ...(expands ? [say('wildExpands')] : []),
      ...(respins ? [say('wildRespins')] : []),
    ]
    nodes.push(rule(say('wildTitle'), texts, symbol))
  }
  if (scatter) {
    nodes.push(rule(say('scatterTitle'), [say('scatter')], scatter.symbol))
    if (scatter.pays.some((pay) => pay > 0)) nodes.push(card(scatter.symbol, paysByCount(scatter.pays), true))
  }
  if (freeSpins && scatter) nodes.push(rule(say('freeSpins'), freeSpinsTexts(freeSpins, name(scatter.symbol), say)))
  if (mystery) nodes.push(rule(say('mysteryTitle'), [say('mystery')], mystery.symbol))
  if (fullGrid) nodes.push(rule(say('fullGridTitle'), [say('fullGrid', { multiplier: fullGrid.multiplier })]))
  nodes.push(rule(say('linesTitle'), [say('linesRule')]), drawLines(game.lines, game.reels.length, game.rows))
  return nodes
}
