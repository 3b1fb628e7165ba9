import { expect, it } from 'vitest'
import { loadMathematics } from '../../../catalogue/index.ts'
import type { VideoPokerDefinition } from '../../../kit/protocol/bets.ts'
import { winningPlaces } from './winning-places.ts'

function gameOf(key: string): VideoPokerDefinition {
  const { definition } = loadMathematics(key) ?? {}
  if (definition?.engine !== 'video-poker') throw new Error('This is no game of video poker.')
  return definition
}
const [plain, joker, deuces] = [gameOf('KluciALepsi'), gameOf('ZolikovyPoker'), gameOf('DivokeDvojky')]
const RANKS = '23456789TJQKA'
const read = (text: string): number[] =>
  text
    .split(' ')
    .map((card) => (card === '**' ? 52 : 'hdcs'.indexOf(card[1] ?? '') * 13 + RANKS.indexOf(card[0] ?? '')))

it.each([
  [plain, 'pair', 'Jh 2d Jc 9s 4h', [0, 2]],
  [plain, 'two-pair', 'Jh 2d Jc 2s 4h', [0, 1, 2, 3]],
  [plain, 'three', 'Jh Jd 3c Js 4h', [0, 1, 3]],
  [plain, 'flush', 'Jh 2h 9h 7h 4h', [0, 1, 2, 3, 4]],
  [joker, 'pair', '** Kd 9c 7s 3h', [0, 1]],
  [joker, 'three', '** 9d 9c 7s 3h', [0, 1, 2]],
  [deuces, 'three', '2h 9d 9c 7s 3h', [0, 1, 2]],
  [deuces, 'four', '2h 9d 9c 2s 3h', [0, 1, 2, 3]],
  [deuces, 'four-deuces', '2h 2d 2c 2s 3h', [0, 1, 2, 3]],
] as const)('lights the cards of a hand: %#', (game, name, cards, places) => {
  expect(winningPlaces(game, name, read(cards))).toEqual(places)
})
