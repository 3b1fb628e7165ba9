import { Type } from 'typebox'
import { GameKey, text } from '../shapes/fields.ts'
import { Currency } from '../shapes/money.ts'
import { Day } from '../shapes/reports.ts'
import { defineList } from './list.ts'

/** Play of a day: by game, version, brand and currency. A row can be expanded to its rounds. */
export const gameLog = defineList({
  name: 'game-log',
  permission: 'reports.read',
  columns: [
    { key: 'day', kind: 'day', text: 'reports.by.day', sorts: true, filter: { from: 'from', to: 'to' } },
    { key: 'gameKey', kind: 'text', text: 'reports.game', filter: { anyOf: 'games' } },
    { key: 'version', kind: 'text', text: 'reports.by.version', filter: { is: 'version' }, isExtra: true },
    { key: 'brand', kind: 'text', text: 'reports.brand', filter: { anyOf: 'brands' } },
    { key: 'currency', kind: 'text', text: 'reports.currency', filter: { anyOf: 'currencies' }, isExtra: true },
    { key: 'players', kind: 'number', text: 'logs.players' },
    { key: 'rounds', kind: 'number', text: 'reports.rounds' },
    { key: 'stake', kind: 'money', text: 'reports.stake', sorts: true, isSummed: true },
    { key: 'win', kind: 'money', text: 'reports.win', isSummed: true },
    { key: 'ggr', kind: 'money', text: 'reports.ggr', sorts: true, isSummed: true },
    { key: 'free', kind: 'money', text: 'reports.free', isSummed: true, isExtra: true },
    { key: 'bonusStake', kind: 'money', text: 'reports.bonusStake', isSummed: true, isExtra: true },
    { key: 'bonusWin', kind: 'money', text: 'reports.bonusWin', isSummed: true, isExtra: true },
    { key: 'jackpot', kind: 'money', text: 'reports.jackpots', isSummed: true, isExtra: true },
  ],
  filters: {
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    games: Type.Optional(Type.Array(GameKey, { maxItems: 200 })),
    version: Type.Optional(text(80, 1)),
    brands: Type.Optional(Type.Array(text(40, 1), { maxItems: 50 })),
    currencies: Type.Optional(Type.Array(Currency, { maxItems: 2 })),
  },
  order: { by: 'day', descending: true },
})
