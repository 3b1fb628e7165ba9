import { newToken, type Input } from '#server/kernel/index.ts'
import { accountKey } from './attempts.ts'
import { hashToken } from './secrets/hash-token.ts'
import * as queries from './known-devices.queries.ts'
import type { SignInNeeds } from './needs.ts'

type Cookies = Input<never>['cookies']

/** Cookies of browsers that have signed in before. They give no access: their attempts are only counted separately. */
export const DEVICE_COOKIE = { player: 'tolar_device', staff: 'tolar_staff_device' } as const
const DEVICE_PREFIX = 'td'
const DEVICE_TOKEN = /^td_[\w-]{20,100}$/
/** The longest time that browsers keep a cookie. */
export const DEVICE_DAYS = 400
const DAY_SECONDS = 86_400

/** The device that an attempt comes from; whether the account knows it is looked up with the attempt. */
export function readDevice(cookies: Pick<Cookies, 'get'>, realm: queries.Realm): Buffer | undefined {
  const token = cookies.get(DEVICE_COOKIE[realm])
  return token !== undefined && DEVICE_TOKEN.test(token) ? hashToken(token) : undefined
}

/**
 * Makes the browser known to an account after a successful sign-in. One browser may be known to several accounts.
 * @param accounts keys of the counters of its attempts: the e-mail, and those of further proofs
 */
export async function rememberDevice(
  { db, clock }: Pick<SignInNeeds, 'db' | 'clock'>,
  cookies: Cookies,
  { realm, ownerId, accounts }: { realm: queries.Realm; ownerId: number; accounts: readonly string[] },
): Promise<void> {
  const present = cookies.get(DEVICE_COOKIE[realm])
  const token = present !== undefined && DEVICE_TOKEN.test(present) ? present : newToken(DEVICE_PREFIX)
  const at = clock.now()
  for (const account of accounts)
    await queries.storeDevice(db, { realm, account: accountKey(account), device: hashToken(token), ownerId, at })
  cookies.set(DEVICE_COOKIE[realm], token, DEVICE_DAYS * DAY_SECONDS)
}
