import { Type } from 'typebox'
import { GameKey } from '../shapes/fields.ts'
import { Bound, defineList } from './list.ts'

/** Present and past games for money, for an inspector of the state: no personal data. */
export const inspectedGameList = defineList({
  name: 'inspected-games',
  permission: 'inspection.read',
  columns: [
    { key: 'openedAt', kind: 'moment', text: 'inspection.openedAt', sorts: true, filter: { from: 'from', to: 'to' } },
    { key: 'gameName', kind: 'text', text: 'rounds.game' },
    { key: 'gameKey', kind: 'text', text: 'inspection.gameKey', isExtra: true, filter: { is: 'gameKey' } },
    { key: 'mark', kind: 'text', text: 'inspection.account' },
    { key: 'currency', kind: 'text', text: 'inspection.currency', isExtra: true },
    {
      key: 'isRunning',
      kind: 'yes-no',
      text: 'inspection.isRunning',
      choices: ['true', 'false'],
      choiceText: 'authorities.is',
      filter: { is: 'isRunning' },
    },
    { key: 'endedAt', kind: 'moment', text: 'inspection.endedAt' },
  ],
  filters: {
    from: Bound,
    to: Bound,
    gameKey: Type.Optional(GameKey),
    isRunning: Type.Optional(Type.Boolean()),
  },
  order: { by: 'openedAt', descending: true },
})
