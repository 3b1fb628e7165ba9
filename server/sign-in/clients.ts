import { timingSafeEqual } from 'node:crypto'
import type { ReplyOf } from '#contract/call.ts'
import type { issueToken as call } from '#contract/oauth2/token.ts'
import {
  newToken,
  TOKEN_PREFIX,
  type ClientCaller,
  type Input,
  type Querier,
  type Transaction,
} from '#server/kernel/index.ts'
import { beginAttempt, refuseBad } from './attempts.ts'
import * as queries from './clients.queries.ts'
import { hashToken } from './hash-token.ts'
import type { SignInNeeds } from './needs.ts'

const TOKEN_LIFE_SECONDS = 3600
const CLIENT_SECRET_PREFIX = 'tk'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'rules'>

/** Gives a service or a device a token for an hour, by its name and secret. Bad attempts are counted as for people. */
export async function issueClientToken(
  needs: Needs,
  { query, client: { ip } }: Pick<Input<typeof call>, 'query' | 'client'>,
): Promise<ReplyOf<typeof call>> {
  const { db, clock } = needs
  const attempt = await beginAttempt(needs, { realm: 'client', kind: 'secret', account: query.client_id, source: ip })
  const client = await queries.findClient(db, query.client_id)
  // An unknown one is compared too, so that the time of the answer tells nothing.
  const isRight = timingSafeEqual(client?.secretHash ?? Buffer.alloc(32), hashToken(query.client_secret))
  if (!client?.isActive || !isRight) return refuseBad(attempt, 'ERR_INVALID_CREDENTIALS')
  await attempt.succeed()
  const token = newToken(TOKEN_PREFIX.client)
  const issuedAt = clock.now()
  const expiresAt = new Date(issuedAt.getTime() + TOKEN_LIFE_SECONDS * 1000)
  await queries.insertClientToken(db, { tokenHash: hashToken(token), clientId: client.id, issuedAt, expiresAt })
  return { access_token: token, token_type: 'Bearer', expires_in: TOKEN_LIFE_SECONDS }
}

/** Finds the service or device of a token. */
export function makeClientGuard({ db, clock }: Pick<SignInNeeds, 'db' | 'clock'>) {
  return async (token: string): Promise<ClientCaller | undefined> => {
    const client = await queries.findClientByToken(db, hashToken(token), clock.now())
    return client && { kind: client.kind, clientId: client.id, name: client.name, venueId: client.venueId }
  }
}

/** Opens the client of a device, or gives a known one another secret: its old secret and tokens are then no good. Gives it. */
export async function registerClient(
  tx: Transaction,
  {
    at,
    ...client
  }: { readonly id: string; readonly kind: ClientCaller['kind']; readonly name: string; readonly at: Date },
): Promise<string> {
  const secret = newToken(CLIENT_SECRET_PREFIX)
  await queries.upsertClient(tx, { ...client, secretHash: hashToken(secret), createdAt: at })
  await queries.removeTokensOf(tx, client.id)
  return secret
}

/** Lets a client sign in, or not: then its tokens are no good either. */
export async function setClientActive(tx: Transaction, clientId: string, isActive: boolean): Promise<void> {
  await queries.setActive(tx, clientId, isActive)
  if (!isActive) await queries.removeTokensOf(tx, clientId)
}

/** Registers a service or a device, or gives a known one another secret. */
export async function seedClient(
  { db, clock }: { readonly db: Querier; readonly clock: SignInNeeds['clock'] },
  client: { readonly id: string; readonly kind: ClientCaller['kind']; readonly name: string; readonly secret: string },
): Promise<void> {
  const { secret, ...rest } = client
  await queries.upsertClient(db, { ...rest, secretHash: hashToken(secret), createdAt: clock.now() })
}
