import { timingSafeEqual } from 'node:crypto'
import type { ReplyOf } from '#contract/call.ts'
import type { issueToken as call } from '#contract/oauth2/token.ts'
import { newToken, refuse, TOKEN_PREFIX, type Input } from '#server/kernel/index.ts'
import { beginAttemptOfSource, refuseBad } from '../attempts.ts'
import { hashToken } from '../secrets/hash-token.ts'
import type { SignInNeeds } from '../needs.ts'
import { findLivingSecrets, insertClientToken } from './clients.queries.ts'

const TOKEN_LIFE_SECONDS = 3600

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'rules'>
type TokenRequest = Pick<Input<typeof call>, 'query' | 'client' | 'raw'>

/**
 * Issues a token for an hour to a service or a device, for its name and a secret of its own (RFC 6749 §4.4): in the
 * Authorization header, in a form, or in the query. Bad attempts are counted by source and not for the client: a random
 * secret cannot be guessed, and a stranger must not lock a venue out. Errors are those of the standard
 * (answer-as-oauth.ts).
 */
export async function issueClientToken(
  needs: Needs,
  { query, client, raw }: TokenRequest,
): Promise<ReplyOf<typeof call>> {
  const { db, clock } = needs
  const { clientId, secret } = readCredentials(query, raw)
  const attempt = await beginAttemptOfSource(needs, { realm: 'client', source: client.ip })
  const wanted = hashToken(secret)
  const living = await findLivingSecrets(db, clientId, clock.now())
  // For an unknown client a comparison runs too, so that the response time reveals nothing.
  const compared = living.length > 0 ? living : [{ id: '', secretHash: Buffer.alloc(32) }]
  const [right] = compared.filter(({ secretHash }) => timingSafeEqual(secretHash, wanted))
  if (!right?.id) return refuseBad(attempt, 'ERR_INVALID_CREDENTIALS')
  await attempt.succeed()
  const token = newToken(TOKEN_PREFIX.client)
  const issuedAt = clock.now()
  const expiresAt = new Date(issuedAt.getTime() + TOKEN_LIFE_SECONDS * 1000)
  await insertClientToken(db, { tokenHash: hashToken(token), clientId, secretId: right.id, issuedAt, expiresAt })
  return { access_token: token, token_type: 'Bearer', expires_in: TOKEN_LIFE_SECONDS }
}

type Credentials = { readonly clientId: string; readonly secret: string }

/** By one method only, as the standard requires: two at once are an error of the client. */
function readCredentials(query: TokenRequest['query'], { headers, body }: TokenRequest['raw']): Credentials {
  const form = typeof body === 'string' ? new URLSearchParams(body) : new URLSearchParams()
  const basic = readBasic(headers.authorization)
  const grantType = query.grant_type ?? form.get('grant_type')
  const ways = [
    basic,
    { clientId: form.get('client_id') ?? '', secret: form.get('client_secret') ?? '' },
    { clientId: query.client_id ?? '', secret: query.client_secret ?? '' },
  ].filter((way) => way !== undefined && way.secret !== '')
  const [way] = ways
  if (grantType !== null && grantType !== 'client_credentials')
    return refuse('ERR_INVALID_CONTRACT', { field: 'grant_type' })
  if (grantType === null || !way || ways.length > 1 || way.clientId.length > 100)
    return refuse('ERR_INVALID_CONTRACT', { field: 'client_secret' })
  return way
}

/** Name and secret in the header are form-encoded (RFC 6749 §2.3.1). */
function readBasic(header: string | undefined): Credentials | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,1000})$/i.exec(header ?? '')?.[1]
  if (encoded === undefined) return undefined
  const [clientId = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  return { clientId: decode(clientId), secret: decode(secret.join(':')) }
}

function decode(text: string): string {
  return new URLSearchParams(`value=${text.replaceAll('&', '%26')}`).get('value') ?? ''
}
