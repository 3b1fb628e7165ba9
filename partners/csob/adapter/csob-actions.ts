import { asObject, type CardCharge } from '#server/payments/partner-port.ts'
import type { Message } from './signed-text.ts'

/** Whether the card's bank needs data of the player's browser before it decides (3-D Secure 2). */
export function wantsFingerprint(answer: Message): boolean {
  return asObject(asObject(answer['actions'])?.['fingerprint'])?.['browserInit'] !== undefined
}

/**
 * The browser data that we have. Scripts of the card's bank do not run in our pages, so it is told that none do; it
 * then continues on its own page (providers §1.3).
 */
export function fingerprintOf({ userAgent, language }: CardCharge): Message {
  const browser = { userAgent, acceptHeader: '*/*', language, javascriptEnabled: false }
  return { fingerprint: { browser } }
}

/** The page where the card's bank requires its holder; undefined when it requires nothing. */
export function challengePage(answer: Message): string | undefined {
  return pageOf(asObject(asObject(asObject(answer['actions'])?.['authenticate'])?.['browserChallenge']))
}

/** The page of the internet banking that a button redirects to; undefined when there is none. */
export function redirectPage(answer: Message): string | undefined {
  return pageOf(asObject(answer['redirect']))
}

function pageOf(page: Message | undefined): string | undefined {
  const { url, method, vars } = page ?? {}
  // A page that needs a form of ours is not supported: the payment then expires unpaid.
  if (typeof url !== 'string' || !URL.canParse(url) || (method !== undefined && method !== 'GET')) return undefined
  const address = new URL(url)
  for (const [name, value] of Object.entries(asObject(vars) ?? {})) address.searchParams.set(name, String(value))
  return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : undefined
}
