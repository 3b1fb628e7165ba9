import { Type } from 'typebox'
import { Bound, defineList } from './list.ts'

/** Accounts of the brand. Personal data is covered; it can be uncovered for one player, for a purpose. */
export const playerList = defineList({
  name: 'players',
  permission: 'players.search',
  columns: [
    { key: 'playerId', kind: 'player', text: 'players.number', sorts: true },
    { key: 'maskedName', kind: 'text', text: 'players.name' },
    { key: 'maskedEmail', kind: 'text', text: 'players.email' },
    {
      key: 'isLocked',
      kind: 'yes-no',
      text: 'players.state',
      choices: ['open', 'locked'],
      choiceText: 'player',
      filter: { is: 'state' },
    },
    {
      key: 'lastSignInAt',
      kind: 'moment',
      text: 'players.lastSignIn',
      sorts: true,
      filter: { from: 'signedInFrom', to: 'signedInTo' },
    },
    {
      key: 'registeredAt',
      kind: 'moment',
      text: 'players.registered',
      sorts: true,
      filter: { from: 'registeredFrom', to: 'registeredTo' },
    },
  ],
  filters: {
    state: Type.Optional(Type.Enum(['open', 'locked'])),
    signedInFrom: Bound,
    signedInTo: Bound,
    registeredFrom: Bound,
    registeredTo: Bound,
  },
  personal: ['text'],
  order: { by: 'playerId', descending: true },
})
