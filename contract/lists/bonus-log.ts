import { Type } from 'typebox'
import { GIFT_KINDS } from '../shapes/campaigns.ts'
import { text, Uuid } from '../shapes/fields.ts'
import { Currency } from '../shapes/money.ts'
import { Day } from '../shapes/reports.ts'
import { defineList } from './list.ts'

const money = (key: string, isExtra = false) =>
  ({ key, kind: 'money', text: `bonusFigures.${key}`, isSummed: true, isExtra }) as const
const number = (key: string, isExtra = false) =>
  ({ key, kind: 'number', text: `bonusFigures.${key}`, isExtra }) as const

/** Bonus money by day and campaign; bonuses without a campaign in rows of their own. A row can be expanded to its steps. */
export const bonusLog = defineList({
  name: 'bonus-log',
  permission: 'reports.read',
  columns: [
    { key: 'day', kind: 'day', text: 'reports.by.day', sorts: true, filter: { from: 'from', to: 'to' } },
    { key: 'name', kind: 'text', text: 'bonusFigures.name', filter: { is: 'sourceId' } },
    {
      key: 'gift',
      kind: 'choice',
      text: 'bonusFigures.gift',
      choices: GIFT_KINDS,
      choiceText: 'campaigns.kind',
    },
    { key: 'brand', kind: 'text', text: 'reports.brand', filter: { anyOf: 'brands' }, isExtra: true },
    { key: 'currency', kind: 'text', text: 'reports.currency', filter: { anyOf: 'currencies' }, isExtra: true },
    { ...money('cost'), sorts: true },
    number('offered', true),
    number('accepted'),
    money('given'),
    money('staked'),
    money('wagered', true),
    money('won'),
    money('converted'),
    money('takenBack'),
    number('freeRounds', true),
    money('free'),
  ],
  filters: {
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    sourceId: Type.Optional(Uuid),
    brands: Type.Optional(Type.Array(text(40, 1), { maxItems: 50 })),
    currencies: Type.Optional(Type.Array(Currency, { maxItems: 2 })),
  },
  order: { by: 'day', descending: true },
})
