import { describe, expect, it } from 'vitest'
import { matchItem, type Candidates } from './match-item.ts'
import type { StatementItem } from './statement.ts'

const IBAN = 'CZ6508000000192000145399'
const item = (change: Partial<StatementItem> = {}): StatementItem => ({
  bankRef: '2026-11-20/1',
  bookedOn: '2026-11-20',
  amountMinor: 20_000,
  currency: 'CZK',
  counterAccount: IBAN,
  counterName: 'NOVAKOVA JANA',
  variableSymbol: '1000000001',
  message: null,
  isReturn: false,
  ...change,
})
const deposit = (change: Partial<NonNullable<Candidates['deposit']>> = {}): Candidates => ({
  deposit: {
    id: 'd',
    state: 'pending',
    method: 'Bacs',
    gateway: 'Bacs',
    isOnStatement: false,
    amountMinor: 20_000,
    currency: 'CZK',
    payer: 'own',
    ...change,
  },
})
const withdrawal = (change: Partial<NonNullable<Candidates['withdrawal']>> = {}): Candidates => ({
  withdrawal: {
    id: 'w',
    state: 'sent',
    isPaidOnStatement: false,
    isReturnedOnStatement: false,
    isWithPartner: false,
    isPaidByPartner: false,
    amountMinor: 20_000,
    currency: 'CZK',
    iban: IBAN,
    ...change,
  },
})
const out = (change: Partial<StatementItem> = {}) => item({ amountMinor: -20_000, ...change })

describe('matchItem', () => {
  it('credits a transfer that matches in everything', () => {
    expect(matchItem(item(), deposit())).toEqual({ as: 'deposit', paymentId: 'd' })
  })
  it('recognises the money of a payment that its bank confirmed before, once', () => {
    const app = { method: 'PaymentButton', gateway: 'BankPsd2', state: 'settled' } as const
    expect(matchItem(item(), deposit(app))).toEqual({ as: 'credited-deposit', paymentId: 'd' })
    expect(matchItem(item(), deposit({ ...app, isOnStatement: true }))).toEqual({ as: 'open', problem: 'paid-before' })
    expect(matchItem(item(), deposit({ ...app, state: 'pending' }))).toEqual({ as: 'open', problem: 'deposit-pending' })
    expect(matchItem(item({ amountMinor: 19_999 }), deposit(app))).toMatchObject({ problem: 'another-amount' })
    expect(matchItem(item({ currency: 'EUR' }), deposit(app))).toMatchObject({ problem: 'another-currency' })
  })
  it('recognises a withdrawal that the bank has paid, marked by hand before or not', () => {
    expect(matchItem(out(), withdrawal())).toMatchObject({ as: 'withdrawal', move: 'setDone' })
    expect(matchItem(out(), withdrawal({ state: 'done' }))).toMatchObject({ as: 'withdrawal', move: null })
  })
  it('recognises a withdrawal that the bank has returned, from whichever account', () => {
    const back = item({ isReturn: true, counterAccount: null })
    for (const state of ['sent', 'done'] as const)
      expect(matchItem(back, withdrawal({ state }))).toMatchObject({ as: 'withdrawal-return', move: 'giveBack' })
    expect(matchItem(back, withdrawal({ state: 'returned' }))).toMatchObject({ as: 'withdrawal-return', move: null })
  })
  it.each([
    ['no-variable-symbol', item({ variableSymbol: null }), {}],
    ['unknown-variable-symbol', item(), {}],
    ['another-amount', item({ amountMinor: 19_999 }), deposit()],
    ['another-currency', item({ currency: 'EUR' }), deposit()],
    ['deposit-expired', item(), deposit({ state: 'expired' })],
    ['deposit-cancelled', item(), deposit({ state: 'cancelled' })],
    ['paid-before', item(), deposit({ state: 'settled' })],
    ['not-a-bank-transfer', item(), deposit({ method: 'CardOnline' })],
    ['deposit-refunded', item(), deposit({ state: 'refunded' })],
    ['payer-another-player', item(), deposit({ payer: 'another-player' })],
    ['payer-another-name', item(), deposit({ payer: 'another-name' })],
    ['payer-unknown', item(), deposit({ payer: 'unknown' })],
    ['deposit-taken-back', out(), deposit()],
    ['returned-by-bank', item({ isReturn: true }), deposit()],
    ['another-amount', out({ amountMinor: -1 }), withdrawal()],
    ['another-account', out({ counterAccount: 'CZ3020100000002900000013' }), withdrawal()],
    ['withdrawal-pending', out(), withdrawal({ state: 'pending' })],
    ['withdrawal-pending', item(), withdrawal({ state: 'pending' })],
    ['on-statement-before', out(), withdrawal({ state: 'done', isPaidOnStatement: true })],
    ['on-statement-before', item(), withdrawal({ state: 'returned', isReturnedOnStatement: true })],
    ['with-partner', out(), withdrawal({ isWithPartner: true })],
    ['with-partner', item(), withdrawal({ isWithPartner: true })],
    ['paid-by-partner', out(), withdrawal({ state: 'done', isPaidByPartner: true })],
    ['paid-by-partner', item(), withdrawal({ state: 'done', isPaidByPartner: true })],
  ])('leaves for a person: %s', (problem, of, candidates) => {
    expect(matchItem(of, candidates)).toEqual({ as: 'open', problem })
  })
})
