import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { exportJWK } from 'jose'
import { escapeHtml, htmlPage } from '../kit/html.ts'
import { BANK_ID_FAULTS, personas, type BankIdFault } from './personas.ts'
import { ALGORITHM, makeKey, signToken, type Grant, type Key } from './sign-token.ts'

const CODE_SECONDS = 3599

/**
 * BankID as an OpenID provider: discovery, keys, code flow with PKCE, profile and userinfo. On the page of the "bank"
 * one chooses the person and a fault.
 */
export function mountBankId(
  app: FastifyInstance,
  options: { readonly clientId: string; readonly clientSecret: string; readonly slowMs: number },
): void {
  const grants = new Map<string, Grant>()
  const tokens = new Map<string, Grant>()
  const subjects = new Map<Grant, string>()
  const made = makeKey('rp-sign')
  const stranger = makeKey('rp-sign')
  const rotated: Key[] = []
  const keys = { made, stranger, rotated, clientSecret: options.clientSecret }
  const issuerOf = (request: { readonly headers: { readonly host?: string | undefined } }) =>
    `http://${request.headers.host ?? 'localhost'}/bank-id`

  app.get('/bank-id/.well-known/openid-configuration', (request) => configurationOf(issuerOf(request)))

  app.get('/bank-id/.well-known/jwks', async () => ({
    keys: await Promise.all(
      [await made, ...rotated].map(async ({ kid, publicKey }) => ({
        ...(await exportJWK(publicKey)),
        kid,
        alg: ALGORITHM,
        use: 'sig',
      })),
    ),
  }))

  app.get<{ Querystring: Record<string, string> }>('/bank-id/auth', async ({ query }, reply) => {
    if (query['client_id'] !== options.clientId) return reply.status(400).send({ error: 'invalid_client' })
    return reply.type('text/html; charset=utf-8').send(bankPage(query))
  })

  app.post<{ Body: Record<string, string> }>('/bank-id/auth', async ({ body }, reply) => {
    const fault = BANK_ID_FAULTS.find((one) => one === body['fault']) ?? 'none'
    const back = new URL(body['redirect_uri'] ?? '')
    back.searchParams.set('state', body['state'] ?? '')
    if (fault === 'access_denied' || fault === 'server_error') {
      back.searchParams.set('error', fault)
      return reply.redirect(back.href, 303)
    }
    const code = randomUUID()
    grants.set(code, grantOf(body, fault))
    back.searchParams.set('code', code)
    return reply.redirect(back.href, 303)
  })

  app.post<{ Body: Record<string, string> }>('/bank-id/token', async (request, reply) => {
    const { body } = request
    const grant = grants.get(body['code'] ?? '')
    const isClient = body['client_id'] === options.clientId && body['client_secret'] === options.clientSecret
    if (!isClient) return reply.status(401).send({ error: 'invalid_client' })
    const challenge = createHash('sha256')
      .update(body['code_verifier'] ?? '')
      .digest('base64url')
    if (!grant || grant.isUsed || grant.redirectUri !== body['redirect_uri'] || grant.challenge !== challenge)
      return reply.status(400).send({ error: 'invalid_grant' })
    grant.isUsed = true
    if (grant.fault === 'token_500') return reply.status(500).send({ error: 'server_error' })
    if (grant.fault === 'rotated_key') rotated.push(await makeKey(`rp-sign-${rotated.length + 2}`))
    const accessToken = randomUUID()
    tokens.set(accessToken, grant)
    subjects.set(grant, randomUUID())
    return {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: CODE_SECONDS,
      scope: 'openid',
      id_token: await signToken(grant, { issuer: issuerOf(request), sub: subjects.get(grant) ?? '' }, keys),
    }
  })

  for (const part of ['profile', 'userinfo'] as const)
    app.get(`/bank-id/${part}`, async (request, reply) => {
      const grant = tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
      if (!grant) return reply.status(401).send({ error: 'invalid_token' })
      if (grant.fault === 'slow_profile') await wait(options.slowMs, undefined, { ref: false })
      const sub = grant.fault === 'other_sub' ? randomUUID() : subjects.get(grant)
      const { given_name, family_name } = grant.claims
      return {
        sub,
        txn: randomUUID(),
        given_name,
        family_name,
        verified_claims: {
          verification: { trust_framework: 'cz_aml', verification_process: randomUUID() },
          claims: grant.fault === 'claims_missing' ? {} : grant.claims,
        },
      }
    })
}

function configurationOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    profile_endpoint: `${issuer}/profile`,
    jwks_uri: `${issuer}/.well-known/jwks`,
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: [ALGORITHM],
    code_challenge_methods_supported: ['S256'],
  }
}

function grantOf(body: Readonly<Record<string, string>>, fault: BankIdFault): Grant {
  return {
    clientId: body['client_id'] ?? '',
    redirectUri: body['redirect_uri'] ?? '',
    nonce: body['nonce'] ?? '',
    challenge: body['code_challenge'] ?? '',
    fault,
    claims: {
      ...personas[body['persona'] ?? 'adult'],
      given_name: body['given_name'],
      family_name: body['family_name'],
      birthdate: body['birthdate'],
      ...(body['birthnumber'] ? { birthnumber: body['birthnumber'] } : {}),
    },
    isUsed: false,
  }
}

function bankPage(query: Readonly<Record<string, string>>): string {
  const kept = ['client_id', 'redirect_uri', 'state', 'nonce', 'code_challenge']
  const hidden = kept.map((name) => `<input type="hidden" name="${name}" value="${escapeHtml(query[name] ?? '')}">`)
  const choice = (name: string, values: readonly string[]) =>
    `<label for="${name}">${name}</label><select id="${name}" name="${name}">${values
      .map((value) => `<option>${escapeHtml(value)}</option>`)
      .join('')}</select>`
  const field = (name: string, label: string, type = 'text') =>
    `<label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" required>`
  const birthNumber = `<label for="birthnumber">Birth number, or nothing</label><input id="birthnumber" name="birthnumber">`
  return htmlPage({
    title: 'Bank iD – stand-in',
    language: 'en',
    body: `<main><h1>Sign in at your bank</h1>
<p class="notice">This is a local stand-in of Bank iD. Nobody is really checked.</p>
<form method="post" action="/bank-id/auth">${hidden.join('')}
${field('given_name', 'Given name')}${field('family_name', 'Family name')}${field('birthdate', 'Day of birth', 'date')}${birthNumber}
${choice('persona', Object.keys(personas))}${choice('fault', BANK_ID_FAULTS)}
<button>Share my data</button></form>
<form method="post" action="/bank-id/auth">${hidden.join('')}<input type="hidden" name="fault" value="access_denied">
<button>Refuse</button></form></main>`,
  })
}
