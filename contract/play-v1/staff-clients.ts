import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { clientList } from '../lists/clients.ts'
import { listQuery } from '../lists/list.ts'
import { SCOPES } from '../scopes.ts'
import { APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { Done, Instant, page, text, Uuid } from '../shapes/fields.ts'

/** Clients (services and devices without a person), for staff. Not in the specification. */
const root = '/capi/BackOffice/v1/Clients'
const reads = { audience: 'staff', permission: 'clients.read', method: 'GET' } as const
const manages = { audience: 'staff', permission: 'clients.manage', method: 'POST' } as const
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])
const ClientId = Type.String({ minLength: 3, maxLength: 60, pattern: '^[a-z0-9][a-z0-9-]+$' })
const Minor = orNull(Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 }))
const explanation = text(2000, 20)

/** A scope with its ceilings; null where the scope moves no money. */
export const ClientGrant = Type.Object({
  scope: Type.Enum([...SCOPES]),
  callMaxMinor: Minor,
  dayMaxMinor: Minor,
  unprovedMaxMinor: Minor,
})

const Grants = Type.Array(ClientGrant, { maxItems: SCOPES.length })

const ClientRow = Type.Object({
  clientId: Type.String(),
  kind: Type.Enum(['internal', 'kiosk']),
  name: Type.String(),
  venueId: orNull(Uuid),
  venueName: orNull(Type.String()),
  ratePerMinute: Type.Integer(),
  isActive: Type.Boolean(),
  offAt: orNull(Instant),
  offBy: orNull(Type.String()),
  createdAt: Instant,
  createdBy: Type.String(),
  /** Number of valid secrets: two while a service switches to a new one. */
  secrets: Type.Integer(),
  lastCallAt: orNull(Instant),
})

export const listClients = defineCall({
  ...reads,
  path: `${root}/List`,
  summary: 'Services and devices, by name',
  query: Type.Object({ ...listQuery(clientList) }),
  reply: Type.Object({
    ...page(ClientRow).properties,
    /** Venues to which a client can be bound. */
    venues: Type.Array(Type.Object({ venueId: Uuid, name: Type.String() })),
  }),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const getClient = defineCall({
  ...reads,
  path: `${root}/Get`,
  summary: 'One client with its secrets and permissions, and its calls and refusals of the last 24 hours',
  query: Type.Object({ clientId: text(100, 1) }),
  reply: Type.Object({
    ...ClientRow.properties,
    secretsGood: Type.Array(
      Type.Object({
        secretId: Uuid,
        hint: Type.String(),
        madeAt: Instant,
        madeBy: Type.String(),
        expiresAt: orNull(Instant),
        /** Calls of the last 24 hours by this scope. */
        calls: Type.Integer(),
      }),
    ),
    grants: Type.Array(
      Type.Object({
        ...ClientGrant.properties,
        /** Paths of the calls that need the scope. */
        calls: Type.Array(Type.String()),
        callsToday: Type.Integer(),
        amountTodayMinor: Type.Integer(),
      }),
    ),
    refused: Type.Array(
      Type.Object({
        at: Instant,
        path: Type.String(),
        code: Type.String(),
        because: Type.String(),
        times: Type.Integer(),
      }),
    ),
  }),
  refusals: ['ERR_CLIENT_NOT_FOUND'],
})

/** Two people. It has no secret yet: `AddSecret` returns one, once. */
export const createClient = defineCall({
  ...manages,
  path: `${root}/Create`,
  summary: 'Create a client of a land-based system',
  body: Type.Object({
    clientId: ClientId,
    name: text(100, 1),
    venueId: orNull(Uuid),
    ratePerMinute: Type.Integer({ minimum: 1, maximum: 10_000 }),
    grants: Grants,
    explanation,
  }),
  reply: Done,
  refusals: ['ERR_CLIENT_EXISTS', 'ERR_WORKROOM_NOT_FOUND', 'ERR_INVALID_CONTRACT', ...APPROVAL_REFUSALS],
})

/** One person can remove scopes and lower ceilings; more needs two. */
export const setClientGrants = defineCall({
  ...manages,
  path: `${root}/SetGrants`,
  summary: 'Set the permissions of a client',
  body: Type.Object({ clientId: text(100, 1), grants: Grants, explanation }),
  reply: Done,
  refusals: ['ERR_CLIENT_NOT_FOUND', 'ERR_INVALID_CONTRACT', ...APPROVAL_REFUSALS, 'ERR_WORKROOM_NOT_FOUND'],
})

/**
 * Two people: the first call waits for the second person; a repeat by the same person within a day after the approval returns the
 * secret, once.
 */
export const addClientSecret = defineCall({
  ...manages,
  path: `${root}/AddSecret`,
  summary: 'Create another secret, shown once; earlier ones expire after some hours',
  body: Type.Object({
    clientId: text(100, 1),
    endOldAfterHours: Type.Integer({ minimum: 0, maximum: 720 }),
    explanation,
  }),
  reply: Type.Object({ clientId: Type.String(), secretId: Uuid, secret: Type.String() }),
  refusals: ['ERR_CLIENT_NOT_FOUND', 'ERR_STATE_CHANGED', ...APPROVAL_REFUSALS],
})

export const endClientSecret = defineCall({
  ...manages,
  path: `${root}/EndSecret`,
  summary: 'End one secret and the tokens issued for it, at once',
  body: Type.Object({ clientId: text(100, 1), secretId: Uuid, explanation }),
  reply: Done,
  refusals: ['ERR_CLIENT_NOT_FOUND'],
})

export const switchClientOff = defineCall({
  ...manages,
  path: `${root}/SwitchOff`,
  summary: 'Disable a client at once, in every process',
  body: Type.Object({ clientId: text(100, 1), explanation }),
  reply: Done,
  refusals: ['ERR_CLIENT_NOT_FOUND'],
})

/** Two people. */
export const switchClientOn = defineCall({
  ...manages,
  path: `${root}/SwitchOn`,
  summary: 'Enable a client again',
  body: Type.Object({ clientId: text(100, 1), explanation }),
  reply: Done,
  refusals: ['ERR_CLIENT_NOT_FOUND', ...APPROVAL_REFUSALS],
})
