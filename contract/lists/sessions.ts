import { SESSION_END_REASONS } from '../shapes/session-ends.ts'
import { Bound, defineList, someOf } from './list.ts'

/** Sessions of one player. */
export const sessionList = defineList({
  name: 'sessions',
  permission: 'players.read',
  of: ['playerId'],
  columns: [
    { key: 'openedAt', kind: 'moment', text: 'sessions.opened', sorts: true, filter: { from: 'from', to: 'to' } },
    { key: 'lastSeenAt', kind: 'moment', text: 'sessions.lastSeen' },
    { key: 'endedAt', kind: 'moment', text: 'players.state' },
    {
      key: 'endReason',
      kind: 'choice',
      text: 'lists.endReason',
      choices: SESSION_END_REASONS,
      choiceText: 'end',
      isExtra: true,
      filter: { anyOf: 'endReasons' },
    },
    { key: 'client', kind: 'text', text: 'sessions.client' },
  ],
  filters: { from: Bound, to: Bound, endReasons: someOf(SESSION_END_REASONS) },
  bornAt: 'openedAt',
  order: { by: 'openedAt', descending: true },
})
