import { Type } from 'typebox'
import { text } from '../shapes/fields.ts'
import { Currency } from '../shapes/money.ts'
import { Day } from '../shapes/reports.ts'
import { defineList } from './list.ts'

const money = (key: string, isExtra = false) =>
  ({ key, kind: 'money', text: `reports.figure.${key}Minor`, isSummed: true, isExtra }) as const

/** Figures of the house by day, brand and currency. Figures without a player, such as payments into jackpots, have no brand. */
export const overviewLog = defineList({
  name: 'overview-log',
  permission: 'reports.read',
  columns: [
    { key: 'day', kind: 'day', text: 'reports.by.day', sorts: true, filter: { from: 'from', to: 'to' } },
    { key: 'brand', kind: 'text', text: 'reports.brand', filter: { anyOf: 'brands' } },
    { key: 'currency', kind: 'text', text: 'reports.currency', filter: { anyOf: 'currencies' }, isExtra: true },
    { key: 'registrations', kind: 'number', text: 'reports.figure.registrations' },
    { key: 'verified', kind: 'number', text: 'reports.figure.verified', isExtra: true },
    { key: 'firstDeposits', kind: 'number', text: 'reports.figure.firstDeposits' },
    { key: 'actives', kind: 'number', text: 'reports.figure.actives' },
    { key: 'rounds', kind: 'number', text: 'reports.figure.rounds', isExtra: true },
    money('stake'),
    money('win'),
    { key: 'ggr', kind: 'money', text: 'reports.figure.ggrMinor', sorts: true, isSummed: true },
    money('ngr'),
    money('deposits'),
    money('withdrawals'),
    money('free', true),
    money('bonusStake', true),
    money('bonusWin', true),
    money('bonusConverted', true),
    money('jackpot', true),
    money('jackpotFund', true),
    money('prizes', true),
    money('other', true),
    { key: 'exclusionsSelf', kind: 'number', text: 'reports.figure.exclusionsSelf', isExtra: true },
    { key: 'limitsTightened', kind: 'number', text: 'reports.figure.limitsTightened', isExtra: true },
    { key: 'limitsLoosened', kind: 'number', text: 'reports.figure.limitsLoosened', isExtra: true },
  ],
  filters: {
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    brands: Type.Optional(Type.Array(text(40, 1), { maxItems: 50 })),
    currencies: Type.Optional(Type.Array(Currency, { maxItems: 2 })),
  },
  order: { by: 'day', descending: true },
})
