import { describe, expect, it } from 'vitest'
import { listCatalogue, loadMathematics } from '../../../catalogue/index.ts'
import { slicesOf } from './slices.ts'

const games = listCatalogue().flatMap(({ key }) => {
  const definition = loadMathematics(key)?.definition
  return definition?.engine === 'treasure' ? [{ key, definition }] : []
})

describe.each(games)('$key', ({ definition }) => {
  it('draws every segment of every ring, and the segment that leads inwards once', () => {
    for (const [at, ring] of definition.rings.entries()) {
      const slices = slicesOf(ring, at)
      for (const [segment, found] of ring.segments.entries()) {
        const drawn = slices.filter((slice) => slice === segment).length
        expect(drawn).toBeGreaterThan(0)
        if ('leads' in found) expect(drawn).toBe(1)
      }
      expect(slices.length).toBeLessThanOrEqual(30)
    }
  })
})
