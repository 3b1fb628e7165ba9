import { Type } from 'typebox'
import { SECURITY_EVENT_KINDS } from '../shapes/security-events.ts'
import { Bound, defineList, someOf } from './list.ts'

/** Events of the sign-in and the permissions of staff. */
export const securityList = defineList({
  name: 'security',
  permission: 'security.read',
  columns: [
    { key: 'at', kind: 'moment', text: 'staff.when', sorts: true, filter: { from: 'from', to: 'to' } },
    { key: 'userName', kind: 'text', text: 'staff.name', filter: { is: 'userId' } },
    {
      key: 'kind',
      kind: 'choice',
      text: 'staff.event',
      choices: SECURITY_EVENT_KINDS,
      choiceText: 'security',
      filter: { anyOf: 'kinds' },
    },
    { key: 'client', kind: 'text', text: 'staff.place' },
    { key: 'source', kind: 'text', text: 'audit.source', isExtra: true },
    { key: 'byUserName', kind: 'text', text: 'staff.by' },
  ],
  filters: {
    userId: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 })),
    kinds: someOf(SECURITY_EVENT_KINDS),
    from: Bound,
    to: Bound,
  },
  bornAt: 'at',
  order: { by: 'at', descending: true },
})
