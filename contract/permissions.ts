/** Every right that a staff call can need. Named after what it lets a person do; grouped into roles as data. */
export const PERMISSIONS = [
  'players.search',
  'players.read',
  'players.reveal',
  'players.lock',
  'players.exclude',
  'players.sessions.end',
  'players.contacts',
  'players.edit',
  'players.verified',
  'players.cards',
  'players.privacy',
  'players.held-data',
  'documents.read',
  'documents.decide',
  'money.read',
  'payments.read',
  'payments.manage',
  'bonuses.read',
  'bonuses.manage',
  'rounds.read',
  'games.read',
  'games.manage',
  'audit.read',
  'staff.read',
  'books.check',
  'operations.manage',
] as const

export type Permission = (typeof PERMISSIONS)[number]

/**
 * The roles of a new installation. From then on roles are the operator's data (server/sign-in/roles); what is added here
 * reaches the roles of an installation once, when its release first starts.
 */
export const ROLES = {
  support: [
    'players.search',
    'players.read',
    'players.cards',
    'rounds.read',
    'games.read',
    'payments.read',
    'money.read',
    'bonuses.read',
  ],
  risk: [
    'players.search',
    'players.read',
    'players.reveal',
    'players.lock',
    'players.exclude',
    'players.contacts',
    'players.edit',
    'players.verified',
    'players.cards',
    'players.sessions.end',
    'documents.read',
    'documents.decide',
    'money.read',
    'payments.read',
    'bonuses.read',
    'rounds.read',
    'games.read',
  ],
  payments: [
    'players.search',
    'players.read',
    'money.read',
    'payments.read',
    'payments.manage',
    'bonuses.read',
    'bonuses.manage',
    'books.check',
  ],
  documents: ['players.search', 'players.read', 'players.edit', 'documents.read', 'documents.decide'],
  /** Answers people who ask about their data. What is held of an erased person only the administrator opens. */
  privacy: ['players.search', 'players.read', 'players.privacy', 'audit.read'],
  games: ['games.read', 'games.manage', 'rounds.read'],
  auditor: [
    'audit.read',
    'staff.read',
    'documents.read',
    'players.search',
    'players.read',
    'money.read',
    'payments.read',
    'bonuses.read',
    'rounds.read',
    'games.read',
    'books.check',
  ],
  operations: ['operations.manage', 'staff.read', 'games.read', 'books.check'],
  administrator: [...PERMISSIONS],
} as const satisfies Record<string, readonly Permission[]>

export type Role = keyof typeof ROLES
