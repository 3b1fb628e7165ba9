import { expect, it } from 'vitest'
import { withdrawalFacts, type OwnWithdrawal } from './withdrawal-facts.ts'

const names = {
  number: 'Číslo',
  state: 'Stav',
  requestedAt: 'Vyžádáno',
  paidAt: 'Vyplaceno',
  by: 'Cesta',
  to: 'Kam',
  amount: 'Částka',
  player: 'Hráč',
}
const about = {
  locale: 'cs',
  zone: 'Europe/Bratislava',
  player: 'Jana Nováková, 7',
  names,
  words: { by: 'převodem', state: 'Odesláno do banky', to: 'účet …5399' },
} as const
const sent: OwnWithdrawal = {
  withdrawalId: '0191d8a0-0000-7000-8000-0000000000aa',
  referenceNumber: '1234567890',
  method: 'BankTransfer',
  amount: { amountMinor: 50_000, currency: 'CZK' },
  state: 'sent',
  accountHint: '…5399',
  requestedAt: '2026-11-26T09:00:00Z',
  changedAt: '2026-11-26T09:10:00Z',
  codeExpiresAt: null,
  codeChannel: null,
  paidAt: null,
}

it('shows its state', () => {
  expect(withdrawalFacts(sent, about)).toEqual([
    ['Číslo', '1234567890'],
    ['Vyžádáno', '26. listopadu 2026 v 10:00:00'],
    ['Stav', 'Odesláno do banky'],
    ['Cesta', 'převodem'],
    ['Kam', 'účet …5399'],
    ['Hráč', 'Jana Nováková, 7'],
    ['Částka', '500\u00a0Kč'],
  ])
})
it('shows when it was paid, in the time of the market', () => {
  const facts = withdrawalFacts({ ...sent, state: 'done', paidAt: '2026-11-26T12:30:00Z' }, about)
  expect(facts[2]).toEqual(['Vyplaceno', '26. listopadu 2026 v 13:30:00'])
})
it('shows no account for cash', () => {
  expect(withdrawalFacts({ ...sent, accountHint: '' }, about).map(([name]) => name)).not.toContain('Kam')
})
