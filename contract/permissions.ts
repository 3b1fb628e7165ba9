/** Every right that a staff call can need. Named after what it lets a person do; grouped into roles as data. */
export const PERMISSIONS = [
  'players.search',
  'players.read',
  'players.reveal',
  'players.lock',
  'players.exclude',
  'players.sessions.end',
  'players.contacts',
  'documents.read',
  'documents.decide',
  'money.read',
  'payments.read',
  'payments.manage',
  'rounds.read',
  'games.read',
  'games.manage',
  'audit.read',
  'staff.read',
  'books.check',
  'operations.manage',
] as const

export type Permission = (typeof PERMISSIONS)[number]

/** A role is a named group of permissions: data, so that an operator can read who may do what. */
export const ROLES = {
  support: ['players.search', 'players.read', 'rounds.read', 'games.read', 'payments.read', 'money.read'],
  risk: [
    'players.search',
    'players.read',
    'players.reveal',
    'players.lock',
    'players.exclude',
    'players.contacts',
    'players.sessions.end',
    'documents.read',
    'documents.decide',
    'money.read',
    'payments.read',
    'rounds.read',
    'games.read',
  ],
  payments: ['players.search', 'players.read', 'money.read', 'payments.read', 'payments.manage', 'books.check'],
  documents: ['players.search', 'players.read', 'documents.read', 'documents.decide'],
  games: ['games.read', 'games.manage', 'rounds.read'],
  auditor: [
    'audit.read',
    'staff.read',
    'documents.read',
    'players.search',
    'players.read',
    'money.read',
    'payments.read',
    'rounds.read',
    'games.read',
    'books.check',
  ],
  operations: ['operations.manage', 'staff.read', 'games.read', 'books.check'],
  administrator: [...PERMISSIONS],
} as const satisfies Record<string, readonly Permission[]>

export type Role = keyof typeof ROLES
