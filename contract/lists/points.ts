import { Type } from 'typebox'
import { MOVEMENT_KINDS } from '../shapes/loyalty.ts'
import { Bound, defineList, someOf } from './list.ts'

const Count = Type.Optional(Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 }))

/** Movements of one player's points, the newest first. */
export const pointList = defineList({
  name: 'points',
  permission: 'loyalty.read',
  columns: [
    { key: 'at', kind: 'moment', text: 'points.at', filter: { from: 'from', to: 'to' } },
    {
      key: 'kind',
      kind: 'choice',
      text: 'points.source',
      choices: MOVEMENT_KINDS,
      choiceText: 'pointsKind',
      filter: { anyOf: 'kinds' },
    },
    { key: 'points', kind: 'number', text: 'loyalty.points', filter: { from: 'pointsMin', to: 'pointsBelow' } },
    { key: 'pointsAfter', kind: 'number', text: 'points.after' },
    { key: 'expiresAt', kind: 'moment', text: 'points.expires', filter: { from: 'expiresFrom', to: 'expiresTo' } },
    { key: 'name', kind: 'text', text: 'lists.name', isExtra: true },
    { key: 'source', kind: 'text', text: 'lists.source', isExtra: true },
    { key: 'about', kind: 'text', text: 'lists.about', isExtra: true },
    { key: 'reason', kind: 'text', text: 'lists.reason', isExtra: true },
  ],
  filters: {
    kinds: someOf(MOVEMENT_KINDS),
    from: Bound,
    to: Bound,
    pointsMin: Count,
    pointsBelow: Count,
    expiresFrom: Bound,
    expiresTo: Bound,
  },
  of: ['playerId'],
  order: { by: 'at', descending: true },
})
