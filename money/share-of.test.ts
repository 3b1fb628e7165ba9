import { expect, it } from 'vitest'
import { shareOf } from './share-of.ts'

it.each([
  ['all of it to the whole stake', 1234, 500, 500, 1234],
  ['nothing to no part', 1234, 0, 500, 0],
  ['half of it to half the stake', 1000, 250, 500, 500],
  ['rounded down', 100, 1, 3, 33],
  ['exactly, where a product is no safe integer', 9_000_000_000_000_000, 2, 3, 6_000_000_000_000_000],
])('gives %s', (_, won, part, whole, share) => expect(shareOf(won, part, whole)).toBe(share))
