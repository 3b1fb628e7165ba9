import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { catalogue } from '#contract/catalogue.ts'
import { ROLES, type Permission, type Role } from '#contract/permissions.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { callName } from './read-calls.ts'
import { validInputOf } from './sample.ts'

// Every protected call by everybody who may not make it: without a token, with invented and expired ones, with valid
// ones of other audiences, and by staff of each role without the permission. Generated from the contract: a new call,
// audience or role is included automatically. Half of the requests have a valid input, the other half none: the caller
// is checked before the input.

type Identity = {
  readonly name: string
  readonly token: string | undefined
  /** Undefined: no caller, so that 401 is expected. */
  readonly kind?: CallDefinition['audience']
  readonly permissions?: readonly Permission[]
}

const OPEN = ['any', 'provider', 'test']

/**
 * Calls of staff without a permission: about oneself only, or judged by the list or card that they name. No others
 * exist.
 */
const OF_ONESELF = [
  '/api/Test/v1/GetAuthorized',
  '/capi/v2-onling/User/ChangeAudience',
  '/capi/v2-onling/User/Logout',
  '/capi/v2-onling/User/VerifyToken',
  '/capi/BackOffice/v1/List/GetTotals',
  '/capi/BackOffice/v1/ListView/GetList',
  '/capi/BackOffice/v1/ListView/Remove',
  '/capi/BackOffice/v1/ListView/Save',
  '/capi/BackOffice/v1/Live/GetCards',
  '/capi/BackOffice/v1/Live/SaveCards',
  // Judged by what it finds: players, payments and movements need a permission each.
  '/capi/BackOffice/v1/Search/Find',
]
const closed = catalogue.filter(({ audience }) => !OPEN.includes(audience))
const ROLE_NAMES = Object.keys(ROLES) as Role[]

let api: TestApi
let identities: readonly Identity[]
beforeAll(async () => {
  api = await openTestApi()
  const roles: Identity[] = []
  for (const role of ROLE_NAMES)
    roles.push({ name: role, token: await api.tokenOfRole(role), kind: 'staff', permissions: ROLES[role] })
  const living = await Promise.all(
    (['player', 'game', 'internal', 'kiosk'] as const).map(async (kind) => ({
      name: `a living ${kind}`,
      token: await api.freshToken(kind),
      kind,
    })),
  )
  identities = [
    { name: 'nobody', token: undefined },
    ...['tp', 'ts', 'tg', 'tl', 'xx'].map((prefix) => ({
      name: `an inventor of ${prefix}`,
      token: `${prefix}_${'x'.repeat(43)}`,
    })),
    ...Object.entries(api.endedTokens).map(([kind, token]) => ({ name: `an ended ${kind}`, token })),
    { name: 'staff without rights', token: api.tokens.staffWithoutRights, kind: 'staff', permissions: [] },
    ...living,
    ...roles,
  ]
})
afterAll(() => api.close())

/** The refusal for an identity; undefined where it may make the call. */
function refusalFor(call: CallDefinition, { kind, permissions = [] }: Identity): 401 | 403 | undefined {
  if (kind === undefined) return 401
  if (kind !== call.audience) return 403
  return kind === 'staff' && call.permission !== undefined && !permissions.includes(call.permission) ? 403 : undefined
}

describe('permissions of calls', () => {
  it('only the right callers may make each call', { timeout: 180_000 }, async () => {
    const wrong: string[] = []
    let asked = 0
    for (const call of closed) {
      await Promise.all(
        identities.map(async (identity, place) => {
          const expected = refusalFor(call, identity)
          if (expected === undefined) return
          asked += 1
          const input = place % 2 === 0 ? validInputOf(call) : {}
          const { statusCode } = await api.send(call, { input, token: identity.token })
          if (statusCode !== expected) wrong.push(`${callName(call)} by ${identity.name}: ${statusCode}`)
        }),
      )
    }
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(closed.length * 15)
  })

  it('every call of staff names its permission, unless it is about oneself', () => {
    const without = catalogue.filter(({ audience, permission }) => audience === 'staff' && permission === undefined)
    const others = without.map(({ path }) => path).filter((path) => !path.includes('/OwnProfile/'))
    expect(others.toSorted()).toEqual(OF_ONESELF.toSorted())
  })

  it('covers every permission, each held by at least one role', () => {
    for (const { path, permission } of closed)
      if (permission !== undefined)
        expect(
          ROLE_NAMES.some((role) => (ROLES[role] as readonly Permission[]).includes(permission)),
          path,
        ).toBe(true)
  })
})
