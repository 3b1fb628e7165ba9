import type { CascadePresentation } from '#games/kit/protocol/index.ts'
import { element } from '../../play/page.ts'
import { drawLines } from './draw-lines.ts'
import { freeSpinsTexts } from './free-spins-texts.ts'
import { listTimes, paysByCount, type Parts, type Pay } from './parts.ts'

/** Pays by tiers: each applies from a number of symbols up to the next tier; the highest first. */
export function paysByTier(pays: readonly number[], tiers: readonly number[]): Pay[] {
  return tiers
    .slice(0, pays.length)
    .flatMap((from, tier): Pay[] => {
      const coins = pays[tier] ?? 0
      const next = tier + 1 < pays.length ? tiers[tier + 1] : undefined
      const count = next === undefined ? `${from}+×` : next - 1 > from ? `${from}–${next - 1}×` : `${from}×`
      return coins > 0 ? [{ count, coins }] : []
    })
    .toReversed()
}

/** The least number of symbols that wins; undefined where it differs by symbol and only the pays show it. */
function leastOf({ wins, symbols }: CascadePresentation): number | undefined {
  if (wins.by === 'lines') return undefined
  const firsts = symbols.flatMap(({ pays }) => {
    const first = pays.findIndex((pay) => pay > 0)
    return first === -1 ? [] : [wins.tiers[first]]
  })
  return new Set(firsts).size === 1 ? firsts[0] : undefined
}

/** Symbols of a cascade, what wins, how the multiplier grows, and its special symbols. */
export function fillCascade(game: CascadePresentation, { say, name, card, rule }: Parts): Node[] {
  const { wins, wild, scatter, freeSpins, multipliers, randomMultiplier } = game
  const least = leastOf(game)
  const cards = game.symbols.flatMap(({ pays }, symbol) =>
    symbol === wild?.symbol || symbol === scatter?.symbol
      ? []
      : [card(symbol, wins.by === 'lines' ? paysByCount(pays) : paysByTier(pays, wins.tiers))],
  )
  const nodes: Node[] = [
    element('div', cards, 'pays'),
    rule(say('fallsTitle'), [
      ...(wins.by === 'cluster' ? [say('clusterRule', { count: wins.tiers[0] ?? 0 })] : []),
      ...(wins.by === 'anywhere' && least === undefined ? [say('anywhereByPays')] : []),
      ...(wins.by === 'anywhere' && least !== undefined ? [say('anywhereRule', { count: least })] : []),
      say('fallsRule'),
      ...(multipliers.length > 1 ? [say('fallsTimes', { list: listTimes(multipliers) })] : []),
    ]),
  ]
  if (randomMultiplier) {
    const all = randomMultiplier.reduce((sum, { weight }) => sum + weight, 0)
    const chances = randomMultiplier.map(({ times, weight }) => say('timesChance', { times, weight, all }))
    nodes.push(rule(say('randomTitle'), [say('randomRule'), chances.join(', ')]))
  }
  if (wild) nodes.push(rule(say('wildTitle'), [say(scatter ? 'wild' : 'wildEvery'), say('wildNotFirst')], wild.symbol))
  if (scatter) nodes.push(rule(say('scatterTitle'), [say('scatterFalls')], scatter.symbol))
  if (freeSpins && scatter) nodes.push(rule(say('freeSpins'), freeSpinsTexts(freeSpins, name(scatter.symbol), say)))
  if (wins.by === 'lines')
    nodes.push(rule(say('linesTitle'), [say('linesRule')]), drawLines(wins.lines, game.reels.length, game.rows))
  return nodes
}
