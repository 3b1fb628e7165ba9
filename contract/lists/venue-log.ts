import { Type } from 'typebox'
import { text, Uuid } from '../shapes/fields.ts'
import { Currency } from '../shapes/money.ts'
import { Day } from '../shapes/reports.ts'
import { defineList } from './list.ts'

const money = (key: string, label: string) => ({ key, kind: 'money', text: label, isSummed: true }) as const

/** Play at venues by day and venue, as reported by the venues. A row can be expanded to the reports. */
export const venueLog = defineList({
  name: 'venue-log',
  permission: 'reports.read',
  columns: [
    { key: 'day', kind: 'day', text: 'reports.by.day', sorts: true, filter: { from: 'from', to: 'to' } },
    { key: 'venue', kind: 'text', text: 'venueFigures.venue', filter: { is: 'venueId' } },
    { key: 'brand', kind: 'text', text: 'reports.brand', filter: { anyOf: 'brands' } },
    { key: 'currency', kind: 'text', text: 'reports.currency', filter: { anyOf: 'currencies' }, isExtra: true },
    { key: 'visits', kind: 'number', text: 'venueFigures.visits' },
    { key: 'players', kind: 'number', text: 'logs.players' },
    { key: 'rounds', kind: 'number', text: 'venueFigures.rounds' },
    { ...money('stake', 'reports.stake'), sorts: true },
    money('win', 'reports.win'),
    { ...money('jackpot', 'venueFigures.jackpot'), isExtra: true },
    { ...money('ggr', 'reports.ggr'), sorts: true },
  ],
  filters: {
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    venueId: Type.Optional(Uuid),
    brands: Type.Optional(Type.Array(text(40, 1), { maxItems: 50 })),
    currencies: Type.Optional(Type.Array(Currency, { maxItems: 2 })),
  },
  order: { by: 'day', descending: true },
})
