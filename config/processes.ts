/** Every process of a deployment. Each gets only the variables that it needs. */
const serverProcesses = ['api', 'worker', 'player', 'backoffice', 'games', 'kiosk', 'pictures'] as const
export type ServerProcess = (typeof serverProcesses)[number]

/** A variable that a process needs, and its constraints outside dev and test. */
export type Variable = {
  readonly name: string
  /**
   * `secret`: no demo value · `address`: https and not this machine · `internal`: an address inside the deployment ·
   * `networks`: addresses and networks, checked in every environment (trusted-proxies.ts).
   */
  readonly kind: 'secret' | 'address' | 'internal' | 'networks'
  /** Whether the value may come as a file named by `<NAME>_FILE`. */
  readonly canBeFile: boolean
  readonly minLength: number
  /** Several values with commas between, while one is changed: each has the least length. */
  readonly isList?: true
  readonly processes: readonly ServerProcess[]
}

/** Variables of the platform itself in cert and production, whatever the brand. Those of partners are in adapters.ts. */
export const platformVariables: readonly Variable[] = [
  { name: 'DATABASE_URL', kind: 'secret', canBeFile: false, minLength: 1, processes: ['api', 'worker'] },
  { name: 'SESSION_PEPPER', kind: 'secret', canBeFile: false, minLength: 32, processes: ['api', 'worker'] },
  // Keys that personal data is sealed with, and the key of the blind indexes (server/kernel/secrets/field-keys.ts).
  { name: 'FIELD_KEYS', kind: 'secret', canBeFile: false, minLength: 45, processes: ['api', 'worker'] },
  { name: 'FIELD_INDEX_KEY', kind: 'secret', canBeFile: false, minLength: 43, processes: ['api', 'worker'] },
  // Signs heads of the audit log: 32 bytes in base64url, for the worker only.
  { name: 'AUDIT_SIGNING_KEY', kind: 'secret', canBeFile: false, minLength: 43, processes: ['worker'] },
  {
    name: 'PUBLIC_PLAYER_ORIGIN',
    kind: 'address',
    canBeFile: false,
    minLength: 1,
    processes: ['api', 'worker', 'player', 'backoffice', 'games', 'kiosk'],
  },
  {
    name: 'PUBLIC_GAMES_ORIGIN',
    kind: 'address',
    canBeFile: false,
    minLength: 1,
    processes: ['api', 'worker', 'player', 'backoffice', 'games'],
  },
  {
    name: 'PUBLIC_BACKOFFICE_ORIGIN',
    kind: 'address',
    canBeFile: false,
    minLength: 1,
    processes: ['api', 'worker', 'backoffice'],
  },
  {
    name: 'API_ORIGIN',
    kind: 'internal',
    canBeFile: false,
    minLength: 1,
    processes: ['player', 'backoffice', 'games', 'kiosk'],
  },
  { name: 'API_INTERNAL_ORIGIN', kind: 'internal', canBeFile: false, minLength: 1, processes: ['kiosk'] },
  // The process that makes pictures, and what those say who ask it.
  { name: 'PICTURES_ORIGIN', kind: 'internal', canBeFile: false, minLength: 1, processes: ['api', 'player'] },
  {
    name: 'PICTURES_KEY',
    kind: 'secret',
    canBeFile: false,
    minLength: 32,
    isList: true,
    processes: ['api', 'player', 'pictures'],
  },
  // The client that a kiosk got when it was registered.
  { name: 'KIOSK_CLIENT_ID', kind: 'secret', canBeFile: false, minLength: 1, processes: ['kiosk'] },
  { name: 'KIOSK_CLIENT_SECRET', kind: 'secret', canBeFile: false, minLength: 16, processes: ['kiosk'] },
  {
    name: 'TRUSTED_PROXIES',
    kind: 'networks',
    canBeFile: false,
    minLength: 1,
    processes: ['api', 'player', 'backoffice', 'games', 'kiosk'],
  },
]
