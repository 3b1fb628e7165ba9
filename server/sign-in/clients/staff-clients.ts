import type { ReplyOf } from '#contract/call.ts'
import { catalogue } from '#contract/catalogue.ts'
import { clientList } from '#contract/lists/clients.ts'
import * as calls from '#contract/play-v1/staff-clients.ts'
import { dayOf } from '#contract/states/calendar.ts'
import { makeWholeList, refuse, type Input } from '#server/kernel/index.ts'
import { findVenues } from '#server/topology/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { endSecrets, findClientGrants, findLivingSecrets } from './clients.queries.ts'
import { setClientActive } from './keep-client.ts'
import * as queries from './staff-clients.queries.ts'

export type StaffClientNeeds = Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'market' | 'signingKey'>

const HOUR_MS = 3_600_000
const LOOK_BACK_MS = 24 * HOUR_MS
const REFUSALS_MAX = 200
const CALLS = catalogue.filter(({ scope }) => scope !== undefined)

type OfBrand = Pick<SignInNeeds, 'db' | 'clock' | 'target'>

/** Services and devices, as a list of the back office. */
export const clientsListed = ({ db, clock, target }: OfBrand) =>
  makeWholeList({
    list: clientList,
    call: calls.listClients,
    keyOf: ({ clientId }) => clientId,
    read: async () => (await queries.findClients(db, { target, now: clock.now() })).map(shownOf),
  })

/** A page of them, and where a client can stand. */
export async function listClients(
  needs: OfBrand,
  { query, caller }: Pick<Input<typeof calls.listClients>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof calls.listClients>> {
  const venues = await findVenues(needs.db, { target: needs.target, now: needs.clock.now() })
  return {
    ...(await clientsListed(needs).page(query, caller)),
    venues: venues.map(({ venueId, name }) => ({ venueId, name })),
  }
}

/** One client with the state of a change of its secret, its use and its refusals. */
export async function getClient(
  needs: StaffClientNeeds,
  { query }: Pick<Input<typeof calls.getClient>, 'query'>,
): Promise<ReplyOf<typeof calls.getClient>> {
  const { db, clock, market } = needs
  const { clientId } = query
  const client = await mustBeClient(needs, clientId)
  const now = clock.now()
  const since = new Date(now.getTime() - LOOK_BACK_MS)
  const callsBy = new Map(
    (await queries.countCallsBySecret(db, clientId, since)).map((row) => [row.secretId, row.calls]),
  )
  const use = new Map(
    (await queries.findUseOfDay(db, clientId, dayOf(market.timeZone, now))).map((row) => [row.scope, row]),
  )
  const secrets = await findLivingSecrets(db, clientId, now)
  const grants = await findClientGrants(db, clientId)
  const refused = await queries.findRefusals(db, clientId, since, REFUSALS_MAX)
  return {
    ...shownOf(client),
    secretsGood: secrets.map(({ id, hint, madeAt, madeBy, expiresAt }) => ({
      secretId: id,
      hint,
      madeAt: madeAt.toISOString(),
      madeBy,
      expiresAt: expiresAt?.toISOString() ?? null,
      calls: callsBy.get(id) ?? 0,
    })),
    grants: grants.map((grant) => ({
      ...grant,
      calls: CALLS.filter(({ scope }) => scope === grant.scope).map(({ path }) => path),
      callsToday: use.get(grant.scope)?.calls ?? 0,
      amountTodayMinor: use.get(grant.scope)?.amountMinor ?? 0,
    })),
    refused: refused.map(({ minute, ...row }) => ({ at: minute.toISOString(), ...row })),
  }
}

export async function endClientSecret(
  needs: StaffClientNeeds,
  { body }: Pick<Input<typeof calls.endClientSecret>, 'body'>,
): Promise<{ done: true }> {
  const { clientId, secretId } = body
  await mustBeClient(needs, clientId)
  const now = needs.clock.now()
  const living = await findLivingSecrets(needs.db, clientId, now)
  if (!living.some(({ id }) => id === secretId.toLowerCase())) return refuse('ERR_CLIENT_NOT_FOUND', { secretId })
  await endSecrets(needs.db, [secretId], now)
  return { done: true }
}

export async function switchClientOff(
  needs: StaffClientNeeds,
  { body, caller }: Pick<Input<typeof calls.switchClientOff>, 'body' | 'caller'>,
): Promise<{ done: true }> {
  const { clientId, explanation } = body
  await mustBeClient(needs, clientId)
  const change = { isActive: false, at: needs.clock.now(), by: caller.name, because: explanation }
  await needs.db.transaction((tx) => setClientActive(tx, clientId, change))
  return { done: true }
}

async function mustBeClient({ db, clock, target }: StaffClientNeeds, clientId: string): Promise<queries.ClientShown> {
  const [client] = await queries.findClients(db, { target, now: clock.now(), clientId })
  return client ?? refuse('ERR_CLIENT_NOT_FOUND')
}

function shownOf({ id, offAt, createdAt, lastCallAt, ...client }: queries.ClientShown) {
  return {
    clientId: id,
    ...client,
    offAt: offAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    lastCallAt: lastCallAt?.toISOString() ?? null,
  }
}
