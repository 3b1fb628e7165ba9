import { KIOSK_SCOPES, type Scope } from '#contract/scopes.ts'
import { newId, newToken, type ClientCaller, type Clock, type Querier, type Transaction } from '#server/kernel/index.ts'
import { hashToken } from '../secrets/hash-token.ts'
import * as queries from './clients.queries.ts'

const CLIENT_SECRET_PREFIX = 'tk'
const HINT_SIGNS = 4

/** Makes another secret of a client and stores its hash; the secret itself is returned this once. */
export async function addSecret(
  db: Querier,
  { clientId, at, by }: { readonly clientId: string; readonly at: Date; readonly by: string },
  secret: string = newToken(CLIENT_SECRET_PREFIX),
): Promise<{ readonly secretId: string; readonly secret: string }> {
  const secretId = newId(at)
  await queries.insertSecret(db, {
    id: secretId,
    clientId,
    secretHash: hashToken(secret),
    hint: secret.slice(-HINT_SIGNS),
    madeAt: at,
    madeBy: by,
    expiresAt: null,
  })
  return { secretId, secret }
}

/** Creates the client of a kiosk, or makes a new secret of an existing one: its old secrets and tokens become invalid. */
export async function registerKioskClient(
  tx: Transaction,
  { at, by, ...client }: { readonly id: string; readonly name: string; venueId: string; at: Date; by: string },
): Promise<string> {
  await queries.upsertClient(tx, { ...client, kind: 'kiosk', at, by })
  const living = await queries.findLivingSecrets(tx, client.id, at)
  await queries.endSecrets(
    tx,
    living.map(({ id }) => id),
    at,
  )
  await queries.removeTokensOf(tx, client.id)
  await queries.replaceClientGrants(tx, client.id, KIOSK_SCOPES.map(withoutMoney), { at, by })
  return (await addSecret(tx, { clientId: client.id, at, by })).secret
}

/** Enables or disables a client; disabling makes its tokens invalid. */
export async function setClientActive(
  tx: Transaction,
  clientId: string,
  change: { readonly isActive: boolean; readonly at: Date; readonly by: string; readonly because?: string },
): Promise<boolean> {
  const isChanged = await queries.setActive(tx, clientId, change)
  if (!change.isActive) await queries.removeTokensOf(tx, clientId)
  return isChanged
}

type SeedClient = {
  readonly id: string
  readonly kind: ClientCaller['kind']
  readonly name: string
  readonly secret: string
  readonly venueId?: string | null
  readonly ratePerMinute?: number
  readonly grants: readonly queries.GrantRow[]
}

/** Inserts a client of tests or of the demo with a known secret. Idempotent. */
export async function seedClient(
  { db, clock }: { readonly db: Querier; readonly clock: Clock },
  { secret, grants, venueId = null, ...client }: SeedClient,
): Promise<void> {
  const made = { at: clock.now(), by: 'seed' }
  await queries.upsertClient(db, { ...client, venueId, ...made })
  await queries.replaceClientGrants(db, client.id, grants, made)
  const living = await queries.findLivingSecrets(db, client.id, made.at)
  if (!living.some(({ secretHash }) => secretHash.equals(hashToken(secret))))
    await addSecret(db, { clientId: client.id, ...made }, secret)
}

/** A grant of a scope that moves no money. */
export function withoutMoney(scope: Scope): queries.GrantRow {
  return { scope, callMaxMinor: null, dayMaxMinor: null, unprovedMaxMinor: null }
}
