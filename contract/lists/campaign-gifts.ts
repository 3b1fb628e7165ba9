import { Type } from 'typebox'
import { PlayerId, Uuid } from '../shapes/fields.ts'
import { WHY_NOT } from '../shapes/campaigns.ts'
import { Bound, defineList, someOf } from './list.ts'

/** Gifts of campaigns with player and cause, the newest first. */
export const campaignGiftList = defineList({
  name: 'campaign-gifts',
  permission: 'campaigns.read',
  columns: [
    { key: 'givenAt', kind: 'moment', text: 'campaigns.givenAt', filter: { from: 'from', to: 'to' } },
    { key: 'playerId', kind: 'player', text: 'players.number', filter: { is: 'playerId' } },
    { key: 'amount', kind: 'money', text: 'campaigns.amount', isSummed: true },
    { key: 'takenBackMinor', kind: 'number', text: 'campaigns.takenBack' },
    { key: 'version', kind: 'number', text: 'campaigns.versionOf', isExtra: true },
    { key: 'cause', kind: 'text', text: 'campaigns.cause' },
  ],
  filters: {
    campaignId: Type.Optional(Uuid),
    playerId: Type.Optional(PlayerId),
    from: Bound,
    to: Bound,
  },
  order: { by: 'givenAt', descending: true },
})

/** Players who got no gift although its cause occurred, with the reason, the newest first. */
export const notGivenList = defineList({
  name: 'not-given',
  permission: 'campaigns.read',
  columns: [
    { key: 'at', kind: 'moment', text: 'campaigns.givenAt', filter: { from: 'from', to: 'to' } },
    { key: 'playerId', kind: 'player', text: 'players.number', filter: { is: 'playerId' } },
    {
      key: 'why',
      kind: 'choice',
      text: 'campaigns.whyNotGiven',
      choices: WHY_NOT,
      choiceText: 'campaigns.whyNot',
      filter: { anyOf: 'reasons' },
    },
    { key: 'cause', kind: 'text', text: 'campaigns.cause' },
  ],
  filters: {
    campaignId: Type.Optional(Uuid),
    playerId: Type.Optional(PlayerId),
    reasons: someOf(WHY_NOT),
    from: Bound,
    to: Bound,
  },
  order: { by: 'at', descending: true },
})
