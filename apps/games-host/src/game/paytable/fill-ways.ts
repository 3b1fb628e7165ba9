import type { WaysPresentation } from '#games/kit/protocol/index.ts'
import { element } from '../../play/page.ts'
import { freeSpinsTexts } from './free-spins-texts.ts'
import { paysByCount, type Parts } from './parts.ts'

/** What one way of each symbol pays, how ways are counted, and what the special symbols do. */
export function fillWays(game: WaysPresentation, { say, name, card, rule }: Parts): Node[] {
  const { wild, scatter, freeSpins, heights } = game
  const cards = game.symbols.flatMap(({ pays }, symbol) =>
    symbol === scatter?.symbol || symbol === wild?.symbol ? [] : [card(symbol, paysByCount(pays))],
  )
  const least = heights.map((choices) => Math.min(...choices.map(({ rows }) => rows)))
  const most = heights.map((choices) => Math.max(...choices.map(({ rows }) => rows)))
  const ways = most.reduce((product, rows) => product * rows, 1)
  const isVarying = least.some((rows, reel) => rows !== most[reel])
  const from = Math.min(...least)
  const to = Math.max(...most)
  const nodes: Node[] = [
    element('p', say('perWay'), 'note'),
    element('div', cards, 'pays'),
    rule(say('waysTitle'), [
      say('waysRule'),
      isVarying ? say('waysVarying', { from, to, ways }) : say('waysFixed', { ways }),
    ]),
  ]
  if (wild) nodes.push(rule(say('wildTitle'), [say(scatter ? 'wild' : 'wildEvery'), say('wildNotFirst')], wild.symbol))
  if (scatter) {
    nodes.push(rule(say('scatterTitle'), [say('scatter')], scatter.symbol))
    if (scatter.pays.some((pay) => pay > 0)) nodes.push(card(scatter.symbol, paysByCount(scatter.pays), true))
  }
  if (freeSpins && scatter) nodes.push(rule(say('freeSpins'), freeSpinsTexts(freeSpins, name(scatter.symbol), say)))
  return nodes
}
