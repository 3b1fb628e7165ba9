import type { CascadePresentation } from '#games/kit/protocol/index.ts'
import { element } from '../page.ts'
import { drawLines } from './draw-lines.ts'
import { freeSpinsTexts } from './free-spins-texts.ts'
import { listTimes, paysByCount, type Parts, type Pay } from './parts.ts'

/** Pays by tiers: each counts from so many symbols on, up to the next; the highest first. */
export function paysByTier(pays: readonly number[], tiers: readonly number[]): Pay[] {
  return tiers
    .flatMap((from, tier): Pay[] => {
      const coins = pays[tier] ?? 0
      const next = tiers[tier + 1]
      const count = next === undefined ? `${from}+×` : next - 1 > from ? `${from}–${next - 1}×` : `${from}×`
      return coins > 0 ? [{ count, coins }] : []
    })
    .toReversed()
}

/** Symbols of a cascade, what wins, how the multiplier grows, and its special symbols. */
export function fillCascade(game: CascadePresentation, { say, name, card, rule }: Parts): Node[] {
  const { wins, wild, scatter, freeSpins, multipliers, randomMultiplier } = game
  const cards = game.symbols.flatMap(({ pays }, symbol) =>
    symbol === wild?.symbol || symbol === scatter?.symbol
      ? []
      : [card(symbol, wins.by === 'lines' ? paysByCount(pays) : paysByTier(pays, wins.tiers))],
  )
  const nodes: Node[] = [
    element('div', cards, 'pays'),
    rule(say('fallsTitle'), [
      ...(wins.by === 'cluster' ? [say('clusterRule', { count: wins.tiers[0] ?? 0 })] : []),
      ...(wins.by === 'anywhere' ? [say('anywhereRule', { count: wins.tiers[0] ?? 0 })] : []),
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
