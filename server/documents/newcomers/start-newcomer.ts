import { createHash, randomBytes } from 'node:crypto'
import { newId, refuse } from '#server/kernel/index.ts'
import type { BankIdSecret } from '../kyc/bank-id.ts'
import type { KycNeeds } from '../kyc/needs.ts'
import { BROWSER_COOKIE, BROWSER_COOKIE_SECONDS, refOfState } from '../kyc/start-check.ts'
import { insertNewcomer } from './newcomers.queries.ts'

/** Cookie of the browser that may open an account with the bank's answer. */
export const NEWCOMER_COOKIE = 'tolar_newcomer'

/** Only the hash of a newcomer's cookie is stored. */
export const refOfBrowser = (held: string) => createHash('sha256').update(`newcomer ${held}`).digest('base64url')
/** The places that parts of a check are sealed for. */
export const newcomerSecretOf = (id: string) => `documents.newcomer-secret:${id}`
export const newcomerPersonOf = (id: string) => `documents.newcomer-person:${id}`

/**
 * Redirects somebody without an account to BankID. Sets two cookies: one recognises the browser when it returns, one
 * allows it to open an account then.
 */
export async function startNewcomer(
  { db, clock, cipher, target, bankId }: KycNeeds,
  { returnPath, language }: { readonly returnPath: string; readonly language: string },
  keepInBrowser: (name: string, value: string, seconds: number) => void,
): Promise<{ readonly redirectUrl: string }> {
  if (!bankId) return refuse('ERR_METHOD_NOT_AVAILABLE')
  const id = newId(clock.now())
  const [state, nonce, verifier, held] = [randomText(), randomText(), randomText(), randomText()]
  const secret: BankIdSecret = { nonce, verifier }
  await insertNewcomer(db, {
    id,
    target,
    browserRef: refOfBrowser(held),
    partnerRef: refOfState(state),
    secretSealed: cipher.seal(JSON.stringify(secret), newcomerSecretOf(id)),
    returnPath,
    at: clock.now(),
  })
  keepInBrowser(BROWSER_COOKIE, state, BROWSER_COOKIE_SECONDS)
  keepInBrowser(NEWCOMER_COOKIE, held, BROWSER_COOKIE_SECONDS)
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return { redirectUrl: bankId.authorizeUrl({ state, nonce, challenge, language }) }
}

const randomText = () => randomBytes(32).toString('base64url')
