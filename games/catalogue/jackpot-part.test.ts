import { expect, it } from 'vitest'
import { jackpotPart, LAST_DECIMAL, plainFeaturePart } from './jackpot-part.ts'
import { loadMathematics } from './index.ts'
import { readProofs, reelProofOf } from './proofs.ts'

const proofs = readProofs()
const holds = [...proofs.keys()].flatMap((key) => {
  const definition = loadMathematics(key)?.definition
  return definition?.engine === 'hold-and-win' ? [{ key, definition }] : []
})

it('is proved for every game with jackpots of its own, as a part of the feature', () => {
  expect(holds).toHaveLength(16)
  for (const { key } of holds) {
    const split = reelProofOf(proofs, key)?.split
    expect(Number(split?.jackpot), key).toBeGreaterThan(0.1)
    expect(Number(split?.jackpot), key).toBeLessThan(Number(split?.feature))
  }
})

it('makes the whole feature together with the values that have no name', () => {
  const [found] = holds
  if (!found) throw new Error('There is a game with jackpots.')
  const { key, definition } = found
  const split = reelProofOf(proofs, key)?.split
  expect(jackpotPart(definition)).toBe(split?.jackpot)
  const feature = Number(split?.jackpot) + Number(plainFeaturePart(definition))
  expect(Math.abs(feature - Number(split?.feature))).toBeLessThan(2.5 * LAST_DECIMAL)
})
