import { expect, it } from 'vitest'
import { writeMicros } from './write-micros.ts'

it.each([
  ['14666000', '0,14666 €'],
  ['40000000', '0,40 €'],
  ['1', '0,00000001 €'],
  ['0', '0,00 €'],
  ['900719925474099312345678', '9 007 199 254 740 993,12345678 €'],
])('writes %s millionths of a cent without rounding', (micros, written) =>
  expect(writeMicros(micros, 'EUR').replaceAll('\u00a0', ' ')).toBe(written),
)
