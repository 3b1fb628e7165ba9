import { Type } from 'typebox'
import { PlayerId, Uuid } from '../shapes/fields.ts'
import { Bound, defineList } from './list.ts'

/** Codes of one campaign and how often each was used, the newest first. The codes themselves are not stored. */
export const campaignCodeList = defineList({
  name: 'campaign-codes',
  permission: 'campaigns.read',
  columns: [
    { key: 'madeAt', kind: 'moment', text: 'campaigns.madeAt', filter: { from: 'from', to: 'to' } },
    { key: 'used', kind: 'number', text: 'campaigns.used', filter: { from: 'usedMin', to: 'usedBelow' } },
    { key: 'usesMax', kind: 'number', text: 'lists.usesMax', isExtra: true },
    { key: 'endedAt', kind: 'moment', text: 'campaigns.state', filter: { from: 'endedFrom', to: 'endedTo' } },
    { key: 'codeId', kind: 'text', text: 'lists.itemId', isExtra: true },
  ],
  filters: {
    from: Bound,
    to: Bound,
    usedMin: Type.Optional(Type.Integer({ minimum: 0 })),
    usedBelow: Type.Optional(Type.Integer({ minimum: 0 })),
    endedFrom: Bound,
    endedTo: Bound,
  },
  of: ['campaignId'],
  order: { by: 'madeAt', descending: true },
})

/** Players who are excluded from gifts of one campaign or of all, the newest first. */
export const campaignRestrictionList = defineList({
  name: 'campaign-restrictions',
  permission: 'bonuses.read',
  columns: [
    { key: 'playerId', kind: 'player', text: 'players.number', filter: { is: 'playerId' } },
    { key: 'reason', kind: 'text', text: 'campaigns.reason' },
    { key: 'until', kind: 'moment', text: 'campaigns.until', filter: { from: 'untilFrom', to: 'untilTo' } },
    { key: 'addedBy', kind: 'text', text: 'campaigns.addedBy' },
    { key: 'addedAt', kind: 'moment', text: 'lists.written', filter: { from: 'from', to: 'to' } },
    { key: 'campaignId', kind: 'text', text: 'lists.campaignId', isExtra: true },
  ],
  filters: {
    campaignId: Type.Optional(Uuid),
    playerId: Type.Optional(PlayerId),
    from: Bound,
    to: Bound,
    untilFrom: Bound,
    untilTo: Bound,
  },
  order: { by: 'addedAt', descending: true },
})
