import { asObject, type CardCharge } from '#server/payments/partner-port.ts'
import type { Message } from './signed-text.ts'

/** Does the card's bank want to know the player's browser before it decides (3-D Secure 2)? */
export function wantsFingerprint(answer: Message): boolean {
  return asObject(asObject(answer['actions'])?.['fingerprint'])?.['browserInit'] !== undefined
}

/**
 * What we know of the browser ourselves. Scripts of the card's bank do not run in our pages, so it is told that none do; it
 * then asks its questions at its own page (providers §1.3).
 */
export function fingerprintOf({ userAgent, language }: CardCharge): Message {
  const browser = { userAgent, acceptHeader: '*/*', language, javascriptEnabled: false }
  return { fingerprint: { browser } }
}

/** The page where the card's bank wants its holder; undefined when it wants nobody. */
export function challengePage(answer: Message): string | undefined {
  return pageOf(asObject(asObject(asObject(answer['actions'])?.['authenticate'])?.['browserChallenge']))
}

/** The page of the internet banking that a button leads to; undefined when there is none to follow. */
export function redirectPage(answer: Message): string | undefined {
  return pageOf(asObject(answer['redirect']))
}

function pageOf(page: Message | undefined): string | undefined {
  const { url, method, vars } = page ?? {}
  // A page that wants a form of ours is not followed: the payment then runs out unpaid.
  if (typeof url !== 'string' || !URL.canParse(url) || (method !== undefined && method !== 'GET')) return undefined
  const address = new URL(url)
  for (const [name, value] of Object.entries(asObject(vars) ?? {})) address.searchParams.set(name, String(value))
  return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : undefined
}
