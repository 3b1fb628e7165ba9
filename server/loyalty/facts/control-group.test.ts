import { expect, it } from 'vitest'
import { isInControlGroup } from './control-group.ts'

const players = Array.from({ length: 20_000 }, (_, index) => index + 1)

it.each([0, 5, 50, 100])('contains about %d percent of players, always the same ones', (percent) => {
  const share = (players.filter((id) => isInControlGroup(id, percent)).length / players.length) * 100
  expect(Math.abs(share - percent)).toBeLessThan(1)
})
