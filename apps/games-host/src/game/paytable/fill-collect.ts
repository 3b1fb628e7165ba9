import type { CollectPresentation } from '#games/kit/protocol/index.ts'
import { element } from '../../play/page.ts'
import { drawLines } from './draw-lines.ts'
import { freeSpinsTexts } from './free-spins-texts.ts'
import { listTimes, paysByCount, type Parts } from './parts.ts'

/** Symbols of a collect game, its collector and catch with what that can be worth, its stages, and the lines. */
export function fillCollect(game: CollectPresentation, { say, name, money, card, rule }: Parts): Node[] {
  const { scatter, freeSpins } = game
  const { collector, values, perStage, stageSpins, stageMultipliers } = freeSpins
  const cards = game.symbols.flatMap(({ pays }, symbol) =>
    symbol === scatter.symbol || symbol === collector
      ? []
      : [card(symbol, paysByCount(pays), symbol === freeSpins.catch)],
  )
  const all = values.reduce((sum, { weight }) => sum + weight, 0)
  const chances = values.map(({ coins, weight }) => say('coinChance', { value: money(coins), weight, all }))
  return [
    element('div', cards, 'pays'),
    rule(say('scatterTitle'), [say('scatterStarts')], scatter.symbol),
    rule(say('freeSpins'), freeSpinsTexts({ awards: scatter.awards }, name(scatter.symbol), say)),
    rule(say('catchTitle'), [say('catchRule'), chances.join(', ')], freeSpins.catch),
    rule(
      say('collectorTitle'),
      [
        say('collectorRule'),
        say('stageRule', { count: perStage, spins: stageSpins, list: listTimes(stageMultipliers) }),
      ],
      collector,
    ),
    rule(say('linesTitle'), [say('linesRule')]),
    drawLines(game.lines, game.reels.length, game.rows),
  ]
}
