import { Type } from 'typebox'
import { Bound, defineList } from './list.ts'

/** Members of staff with their roles. */
export const staffList = defineList({
  name: 'staff',
  permission: 'staff.read',
  columns: [
    { key: 'name', kind: 'text', text: 'staff.name', sorts: true },
    { key: 'email', kind: 'text', text: 'players.email', sorts: true },
    { key: 'roles', kind: 'text', text: 'staff.roles', choiceText: 'role', filter: { anyOf: 'roles' } },
    { key: 'isActive', kind: 'yes-no', text: 'players.state', sorts: true },
    { key: 'hasJoined', kind: 'yes-no', text: 'lists.joined', isExtra: true },
    {
      key: 'lastSignInAt',
      kind: 'moment',
      text: 'players.lastSignIn',
      sorts: true,
      filter: { from: 'signedInFrom', to: 'signedInTo' },
    },
    { key: 'userId', kind: 'number', text: 'audit.userId', sorts: true, isExtra: true },
  ],
  filters: {
    /** Keys of roles. */
    roles: Type.Optional(
      Type.Array(Type.String({ pattern: '^[a-z][a-z0-9-]{0,59}$', maxLength: 60 }), { maxItems: 20 }),
    ),
    signedInFrom: Bound,
    signedInTo: Bound,
  },
  order: { by: 'userId', descending: false },
})
