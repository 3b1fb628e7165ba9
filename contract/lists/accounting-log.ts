import { Type } from 'typebox'
import { text } from '../shapes/fields.ts'
import { Currency } from '../shapes/money.ts'
import { Day } from '../shapes/reports.ts'
import { defineList, someOf } from './list.ts'

/** Kinds of movements of the books, as displayed. */
export const MOVEMENTS = [
  'round',
  'deposit',
  'withdrawal',
  'correction',
  'withdrawal-returned',
  'confiscation',
  'transfer',
  'refund',
  'free-round',
  'bonus',
  'bonus-stake',
  'bonus-win',
  'bonus-converted',
  'bonus-ended',
  'free-round-held',
  'free-round-converted',
  'deposit-fee',
  'partner-fee',
  'jackpot-fund',
  'jackpot-paid',
  'jackpot-win',
  'tournament-prize',
  'cash-carried',
  'cash-difference',
] as const

/** The books by day, account, contra account and kind of movement. A row can be expanded to its entries. */
export const accountingLog = defineList({
  name: 'accounting-log',
  permission: 'reports.read',
  columns: [
    { key: 'day', kind: 'day', text: 'reports.by.day', sorts: true, filter: { from: 'from', to: 'to' } },
    { key: 'brand', kind: 'text', text: 'reports.brand', filter: { anyOf: 'brands' } },
    {
      key: 'account',
      kind: 'text',
      text: 'reports.account',
      choiceText: 'reports.account',
      filter: { anyOf: 'accounts' },
    },
    {
      key: 'movement',
      kind: 'choice',
      text: 'entries.kind',
      choices: MOVEMENTS,
      choiceText: 'movement',
      filter: { anyOf: 'movements' },
    },
    { key: 'contra', kind: 'text', text: 'entries.contra', filter: { anyOf: 'contras' } },
    { key: 'currency', kind: 'text', text: 'reports.currency', filter: { anyOf: 'currencies' }, isExtra: true },
    { key: 'entries', kind: 'number', text: 'logs.entries' },
    { key: 'debit', kind: 'money', text: 'reports.figure.debitMinor', isSummed: true },
    { key: 'credit', kind: 'money', text: 'reports.figure.creditMinor', isSummed: true },
  ],
  filters: {
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    brands: Type.Optional(Type.Array(text(40, 1), { maxItems: 50 })),
    accounts: Type.Optional(Type.Array(text(80, 1), { maxItems: 50 })),
    contras: Type.Optional(Type.Array(text(80, 1), { maxItems: 50 })),
    movements: someOf(MOVEMENTS),
    currencies: Type.Optional(Type.Array(Currency, { maxItems: 2 })),
  },
  order: { by: 'day', descending: true },
})
