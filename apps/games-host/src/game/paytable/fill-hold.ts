import type { HoldPresentation } from '#games/kit/protocol/index.ts'
import { prizeNames } from '../../../server/prize-names.ts'
import { element } from '../../play/page.ts'
import { drawLines } from './draw-lines.ts'
import { paysByCount, type Parts } from './parts.ts'

/** Symbols of a hold-and-win game, its coins and what they can be worth, its prizes, and the lines. */
export function fillHold(game: HoldPresentation, { say, money, card, rule }: Parts): Node[] {
  const { hold, wild } = game
  const cards = game.symbols.flatMap(({ pays }, symbol) =>
    symbol === hold.symbol ? [] : [card(symbol, paysByCount(pays), symbol === wild?.symbol)],
  )
  const all = hold.values.reduce((sum, { weight }) => sum + weight, 0)
  const chances = hold.values.map(({ coins, weight, label }) =>
    say('coinChance', { value: `${label ? `${prizeNames[label]} ` : ''}${money(coins)}`, weight, all }),
  )
  const nodes: Node[] = [element('div', cards, 'pays')]
  if (wild) nodes.push(rule(say('wildTitle'), [say('wildCoin')], wild.symbol))
  nodes.push(
    rule(
      say('holdTitle'),
      [
        say('holdRule', { trigger: hold.trigger, respins: hold.respins }),
        say('holdChance', { chance: hold.chance, of: hold.chanceOf }),
        ...(hold.grandCoins > 0 ? [say('grandRule', { prize: prizeNames.grand, win: money(hold.grandCoins) })] : []),
      ],
      hold.symbol,
    ),
    rule(say('coinValues'), [chances.join(', ')]),
    rule(say('linesTitle'), [say('linesRule')]),
    drawLines(game.lines, game.reels.length, game.rows),
  )
  return nodes
}
