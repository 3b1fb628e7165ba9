import { expect, it } from 'vitest'
import { listCatalogue, loadMathematics } from '../../../catalogue/index.ts'
import { ANNOUNCED, columnsOf, layTable } from './layout.ts'

const tables = listCatalogue().flatMap(({ key }) => {
  const definition = loadMathematics(key)?.definition
  return definition?.engine === 'roulette' ? [{ key, definition }] : []
})

it.each(tables)('puts every spot of $key on the table, no two in one place', ({ definition }) => {
  const places = layTable(definition)
  const columns = columnsOf(definition)
  for (const { u, v, w, h } of places) {
    expect(u).toBeGreaterThanOrEqual(0)
    expect(v).toBeGreaterThanOrEqual(0)
    expect(u + w).toBeLessThanOrEqual(columns + 2)
    expect(v + h).toBeLessThanOrEqual(5)
  }
  const middles = places.map(({ u, v, w, h }) => `${(u + w / 2).toFixed(3)} ${(v + h / 2).toFixed(3)}`)
  expect(new Set(middles).size).toBe(places.length)
})

it('has the spots of the announced bets on the European table, with the usual number of chips', () => {
  const european = tables.find(({ key }) => key === 'RuletaEvropska')?.definition
  const ids = new Set(european?.spots.map(({ id }) => id))
  const counts = Object.values(ANNOUNCED).map((chips) => chips.reduce((sum, [, count]) => sum + count, 0))
  expect(Object.values(ANNOUNCED).flatMap((chips) => chips.filter(([id]) => !ids.has(id)))).toEqual([])
  expect(counts).toEqual([9, 6, 5, 4])
})
