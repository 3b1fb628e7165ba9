import { expect, it } from 'vitest'
import { readSignedAmount } from './read-signed-amount.ts'

it.each([
  ['1 200,50', false, 120_050],
  ['0.5', false, 50],
  ['7', true, -700],
])('%s is read', (written, isTaking, minor) => expect(readSignedAmount(written, isTaking)).toBe(minor))
it.each(['', '0', '-5', '1,234', '1e3', '12a'])('%j is no amount', (written) =>
  expect(readSignedAmount(written, false)).toBeUndefined(),
)
