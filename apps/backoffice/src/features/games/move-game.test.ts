import { describe, expect, it } from 'vitest'
import { inOrder, movedGames, moveBeside, moveTo } from './move-game.ts'

const order = ['a', 'b', 'c', 'd']

describe('moving a game', () => {
  it('moves it to a place, at most to the end', () => {
    expect(moveTo(order, 'd', 0)).toEqual(['d', 'a', 'b', 'c'])
    expect(moveTo(order, 'a', 99)).toEqual(['b', 'c', 'd', 'a'])
    expect(moveTo(order, 'x', 0)).toBe(order)
  })
  it('moves it beside another game', () => {
    expect(moveBeside(order, 'a', 'c', 'after')).toEqual(['b', 'c', 'a', 'd'])
    expect(moveBeside(order, 'd', 'b', 'before')).toEqual(['a', 'd', 'b', 'c'])
    expect(moveBeside(order, 'd', 'd', 'before')).toBe(order)
    expect(moveBeside(order, 'd', 'x', 'before')).toBe(order)
  })
  it('counts only games that were moved', () => {
    expect(movedGames(order, order).size).toBe(0)
    expect([...movedGames(order, ['d', 'a', 'b', 'c'])]).toEqual(['d'])
    expect(movedGames(order, ['d', 'c', 'b', 'a']).size).toBe(3)
  })
  it('keeps games that an order does not name after those that it names', () => {
    expect(inOrder(order, ['c', 'gone', 'a'])).toEqual(['c', 'a', 'b', 'd'])
  })
})
