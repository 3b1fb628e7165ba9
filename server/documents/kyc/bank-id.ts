import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { Fault, type Clock } from '#server/kernel/index.ts'
import { detailsOfClaims, textOf } from './bank-id-details.ts'
import type { CheckedPerson } from './person.ts'

export type BankIdAccess = {
  /** `https://oidc.bankid.cz` */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
}

/** Values that were sent with a browser to the bank and must return with the answer. */
export type BankIdSecret = { readonly nonce: string; readonly verifier: string }

export type BankId = {
  readonly authorizeUrl: (asked: {
    readonly state: string
    readonly nonce: string
    readonly challenge: string
    readonly language: string
  }) => string
  /** Exchanges a code for the person. A code is valid once: this is never retried. Throws a `Fault` for anything wrong. */
  readonly readPerson: (
    code: string,
    secret: BankIdSecret,
  ) => Promise<{ readonly person: CheckedPerson; readonly evidence: object }>
}

/** Scopes of the Czech registration (providers §6.2). */
const SCOPES =
  'openid profile.name profile.birthdate profile.birthnumber profile.birthplaceNationality profile.gender profile.addresses profile.idcards profile.email profile.phonenumber profile.paymentAccounts profile.legalstatus profile.verification'
const TOKEN_WITHIN_MS = 10_000
/** The bank's profile request may take long: the profile is assembled from several banks. */
const PROFILE_WITHIN_MS = 25_000
const CLOCK_TOLERANCE_S = 30

/**
 * BankID by OpenID Connect: authorization code with PKCE, ID token signed with PS512 by a key of the issuer. Claims
 * outside `verified_claims` are the person's own statement and are not used (providers §6.3).
 */
export function makeBankId({ issuer, clientId, clientSecret, redirectUri }: BankIdAccess, clock: Clock): BankId {
  const base = issuer.replace(/\/+$/, '')
  const keys = createRemoteJWKSet(new URL(`${base}/.well-known/jwks`), {
    timeoutDuration: TOKEN_WITHIN_MS,
    // Tokens come from the issuer only, so an unknown key always causes a fetch of the key set.
    cooldownDuration: 0,
  })

  const subjectOf = async (idToken: string, nonce: string): Promise<string> => {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: [base, `${base}/`],
      audience: clientId,
      algorithms: ['PS512'],
      requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
      clockTolerance: CLOCK_TOLERANCE_S,
      currentDate: clock.now(),
    })
    if (payload['nonce'] !== nonce) throw new errors.JWTClaimValidationFailed('another nonce', payload, 'nonce')
    if (payload['azp'] !== undefined && payload['azp'] !== clientId)
      throw new errors.JWTClaimValidationFailed('another party', payload, 'azp')
    return payload.sub ?? ''
  }

  return {
    authorizeUrl: ({ state, nonce, challenge, language }) => {
      const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPES,
        state,
        nonce,
        acr_values: 'loa2',
        prompt: 'login',
        display: 'page',
        ui_locales: language,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      })
      return `${base}/auth?${query}`
    },
    readPerson: async (code, { nonce, verifier }) => {
      try {
        const form = new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          client_id: clientId,
          client_secret: clientSecret,
          code_verifier: verifier,
        })
        const token = await askJson(`${base}/token`, TOKEN_WITHIN_MS, { method: 'POST', body: form })
        const subject = await subjectOf(textOf(token['id_token']) ?? '', nonce)
        const headers = { authorization: `Bearer ${textOf(token['access_token']) ?? ''}` }
        const profile = await askJson(`${base}/profile`, PROFILE_WITHIN_MS, { headers })
        if (profile['sub'] !== subject) throw new Error('the profile is of somebody else')
        return { person: personOf(profile), evidence: profile }
      } catch (error) {
        throw new Fault('bank-id', 'BankID gave no answer that can be trusted.', { retryable: false, cause: error })
      }
    },
  }
}

async function askJson(url: string, withinMs: number, options: RequestInit): Promise<Record<string, unknown>> {
  const answer = await fetch(url, { ...options, redirect: 'error', signal: AbortSignal.timeout(withinMs) })
  const body: unknown = await answer.json()
  if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status}`)
  return fieldsOf(body)
}

function personOf(profile: Record<string, unknown>): CheckedPerson {
  const claims = fieldsOf(fieldsOf(profile['verified_claims'])['claims'])
  const accounts = claims['paymentAccounts']
  return {
    firstName: textOf(claims['given_name']),
    surname: textOf(claims['family_name']),
    name: null,
    birthDate: textOf(claims['birthdate']),
    isAdult: truthOf(claims['majority']),
    isLegallyLimited: truthOf(claims['limited_legal_capacity']),
    isDeceased: claims['date_of_death'] === undefined ? null : claims['date_of_death'] !== null,
    ibans: Array.isArray(accounts) ? accounts.filter((one) => typeof one === 'string') : [],
    details: detailsOfClaims(claims),
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function truthOf(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null
}
