import { describe, expect, it } from 'vitest'
import { ballAt, boxAt, layPegs, pegAt } from './peg-layout.ts'

describe.each([
  [8, 360, 420],
  [16, 360, 420],
  [12, 1200, 700],
])('%i rows of pegs on %i × %i', (rows, width, height) => {
  const layout = layPegs(rows, width, height)
  it('are on the stage with their boxes', () => {
    const spots = [pegAt(layout, rows - 1, 0), pegAt(layout, rows - 1, rows + 1), boxAt(layout, 0), boxAt(layout, rows)]
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(width)
      expect(y).toBeGreaterThan(0)
      expect(y + layout.boxHeight / 2).toBeLessThanOrEqual(height)
    }
  })
  it('have a box between every two pegs of the last row, and the falling object above the first', () => {
    for (let box = 0; box <= rows; box += 1) {
      const [left, right] = [pegAt(layout, rows - 1, box), pegAt(layout, rows - 1, box + 1)]
      expect(boxAt(layout, box).x).toBeCloseTo((left.x + right.x) / 2)
      expect(ballAt(layout, box).x).toBe(boxAt(layout, box).x)
    }
    expect(ballAt(layout).y).toBeLessThan(pegAt(layout, 0, 0).y)
  })
})
