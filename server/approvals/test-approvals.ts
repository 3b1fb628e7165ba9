import { pino } from 'pino'
import type { PolicyRule } from '#contract/shapes/approvals.ts'
import type { Permission } from '#contract/permissions.ts'
import {
  buildApp,
  makeFieldCipher,
  makeMetrics,
  type Clock,
  type Database,
  type StaffCaller,
} from '#server/kernel/index.ts'
import {
  approvalRoutes,
  openApprovals,
  writeFirstPolicy,
  type ApprovalNeeds,
  type Approvals,
  type Grants,
} from './index.ts'

export const START = new Date('2026-11-21T12:00:00Z')

/** A member of staff of these tests; permissions can be taken from them while their session stays open. */
export type TestStaff = {
  readonly userId: number
  readonly name: string
  permissions: readonly Permission[]
  /** Permissions that hold at these venues only. */
  readonly venues?: NonNullable<StaffCaller['venues']>
}

/** A row of the policy without conditions, for tests. */
export const testRule = (of: Partial<PolicyRule> & Pick<PolicyRule, 'action' | 'needs'>): PolicyRule => ({
  overMinor: null,
  withWarning: false,
  role: null,
  touchedOver: null,
  aboveCeiling: false,
  permission: null,
  livesMinutes: 60,
  ...of,
})

/** The needs of the room, with staff known by number. */
export function testApprovalNeeds(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  findGrants: ApprovalNeeds['findGrants'],
): ApprovalNeeds {
  const keys = { keys: [{ id: 'test', key: Buffer.alloc(32, 1) }], indexKey: Buffer.alloc(32, 2) }
  return { db, clock, target: 'test', timeZone: 'Europe/Prague', cipher: makeFieldCipher(keys), findGrants }
}

/** Grants for everybody: for tests of other rooms, which have staff of their own. */
export const everybodyMay =
  (...permissions: readonly Permission[]): ApprovalNeeds['findGrants'] =>
  async (_, userId) => ({ userId, name: `Staff ${userId}`, roles: [], permissions, ceilings: {} })

/** Approvals for tests of other rooms, under a policy of their own. */
export async function openTestApprovals(
  of: { readonly db: Database; readonly clock: Clock },
  { policy, findGrants }: { readonly policy: readonly PolicyRule[]; readonly findGrants: ApprovalNeeds['findGrants'] },
): Promise<{ readonly needs: ApprovalNeeds; readonly approvals: Approvals }> {
  const needs = testApprovalNeeds(of, findGrants)
  await writeFirstPolicy(needs, policy)
  return { needs, approvals: openApprovals(needs) }
}

/** One process with approvals: an API with a pool of its own. The token of a member of staff ends with their number. */
export async function openTestProcess(
  of: { readonly db: Database; readonly clock: Clock },
  staff: readonly TestStaff[],
  mount: (app: Awaited<ReturnType<typeof buildApp>>, approvals: Approvals) => void,
) {
  const session = { sessionId: 's', audience: 'main', idleEndsAt: START, absoluteEndsAt: START }
  const known = (userId: number) => staff.find((one) => one.userId === userId)
  const needs = testApprovalNeeds(of, async (_, userId): Promise<Grants | undefined> => {
    const one = known(userId)
    return one && { ...one, roles: [], ceilings: {} }
  })
  const approvals = openApprovals(needs)
  // Sessions cache the permissions of their beginning.
  const atStart = new Map(staff.map(({ userId, permissions }) => [userId, permissions]))
  const app = await buildApp({
    settings: {
      ownOrigins: [],
      secureCookies: false,
      testCallsExist: true,
      rateFactor: 1000,
      trustedProxies: ['127.0.0.1'],
    },
    guards: {
      player: async () => undefined,
      staff: async (token): Promise<StaffCaller | undefined> => {
        const userId = Number(token.slice(-1))
        const { name = '', venues } = known(userId) ?? {}
        return {
          kind: 'staff',
          userId,
          name,
          roles: [],
          ceilings: {},
          permissions: atStart.get(userId) ?? [],
          ...(venues === undefined ? {} : { venues }),
          ...session,
        }
      },
      game: async () => undefined,
      recordCall: async () => async () => {},
    },
    metrics: makeMetrics(),
    logger: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
  })
  approvalRoutes(app, needs, approvals)
  mount(app, approvals)
  await app.ready()
  const call = async (
    who: TestStaff,
    path: string,
    { body, query }: { body?: object; query?: Record<string, string> },
  ) => {
    const answer = await app.inject({
      method: body ? 'POST' : 'GET',
      url: path,
      headers: { authorization: `Bearer ts_${'x'.repeat(30)}${who.userId}` },
      ...(body ? { payload: body } : {}),
      ...(query ? { query } : {}),
    })
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
  }
  return { app, needs, approvals, call }
}
