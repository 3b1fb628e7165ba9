import { describe, expect, it } from 'vitest'
import { markedThrough, turned } from './mark-rows.ts'

const KEYS = ['a', 'b', 'c', 'd']
const through = (marked: readonly string[], from: string | undefined, to: string) =>
  [...markedThrough(new Set(marked), KEYS, from, to)].toSorted()

describe('marks of rows', () => {
  it('are turned one by one', () => {
    expect([...turned(new Set(['a']), 'b')]).toEqual(['a', 'b'])
    expect([...turned(new Set(['a', 'b']), 'a')]).toEqual(['b'])
  })
  it('go from one row to another, downwards and upwards, and keep what was marked', () => {
    expect(through(['a'], 'b', 'd')).toEqual(['a', 'b', 'c', 'd'])
    expect(through([], 'c', 'a')).toEqual(['a', 'b', 'c'])
    expect(through(['d'], 'a', 'a')).toEqual(['a', 'd'])
  })
  it('are of one row, where none was marked before or that one is no longer in the list', () => {
    expect(through([], undefined, 'c')).toEqual(['c'])
    expect(through([], 'gone', 'c')).toEqual(['c'])
  })
})
