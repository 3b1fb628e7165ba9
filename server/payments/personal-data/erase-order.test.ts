import { expect, test } from 'vitest'
import { writeAbo } from '../withdrawals/write-abo.ts'
import { writePain001 } from '../withdrawals/write-pain001.ts'
import { eraseOrder } from './erase-order.ts'

const jana = { reference: 1_000_000_017, iban: 'CZ6508000000192000145399', holder: "Jana O'Nováková" }
const petr = { reference: 1_000_000_018, iban: 'CZ9455000000001011038930', holder: 'Petr Dvořák' }
const file = {
  fileId: '0198a000-0000-7000-8000-000000000001',
  createdAt: new Date('2026-11-18T11:00:00Z'),
  payer: { iban: 'CZ5855000000001265098001', bic: 'RZBCCZPP', name: 'Test casino' },
  currency: 'CZK' as const,
  timeZone: 'Europe/Prague',
  orders: [jana, petr].map((order) => ({ ...order, reference: String(order.reference), amountMinor: 50_000 })),
}

test.each([
  ['ABO', writeAbo(file)],
  ['pain.001', writePain001(file)],
])('%s: one person is crossed out of a file for the bank, the others stay as they were', (_, content) => {
  const erased = eraseOrder(content, jana)
  expect(erased).toHaveLength(content.length)
  expect(erased).not.toMatch(/Jana|Novakova|2000145399/)
  expect(erased).toContain('1000000017')
  expect(erased).toContain('Petr Dvorak')
  expect(eraseOrder(erased, jana)).toBe(erased)
})
