import { expect, it } from 'vitest'
import { readPlayerList } from './read-player-list.ts'

it.each<[string, ReturnType<typeof readPlayerList>]>([
  ['1 2,3;4\n5', { playerIds: [1, 2, 3, 4, 5] }],
  ['\uFEFFplayer\r\n10\r\n11\r\n\r\n', { playerIds: [10, 11] }],
  ['playerId;name\n10;Jana\n11;Petr 2', { playerIds: [10, 11] }],
  ['"10","Jana"\n"11","Petr"', { playerIds: [10, 11] }],
  ['7\n7', { playerIds: [7, 7] }],
  ['', { problem: 'empty' }],
  ['player', { problem: 'empty' }],
  ['1\n2x', { problem: 'not-a-number', line: 2, words: '2x' }],
  ['0', { problem: 'not-a-number', line: 1, words: '0' }],
  ['-5', { problem: 'not-a-number', line: 1, words: '-5' }],
  [`${'1\n'.repeat(50_001)}`, { problem: 'too-many' }],
])('reads a list of players', (text, expected) => {
  expect(readPlayerList(text)).toEqual(expected)
})
