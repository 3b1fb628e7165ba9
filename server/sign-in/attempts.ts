import { refuse } from '#server/kernel/index.ts'
import * as queries from './attempts.queries.ts'
import { hashToken } from './hash-token.ts'
import type { SignInNeeds } from './needs.ts'
import { networkOf } from './network-of.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'rules'>

export type Attempt = {
  /** It was good: the account starts from zero, the source keeps the bad ones before. */
  readonly succeed: () => Promise<void>
  /** Set when this attempt, if bad, is the one that stops further ones. */
  readonly blockedUntil: Date | null
}

/**
 * Begins an attempt to prove who one is. It counts as bad until `succeed` is called.
 * Refuses ERR_TOO_MANY_BAD_ATTEMPTS with `{ until }`, alike for accounts that exist and that do not.
 * @param kind what is tried: passwords and one-time passwords have counters of their own, so that a stranger who tries
 * passwords cannot keep the owner of the mailbox out
 */
export async function beginAttempt(
  { db, clock, rules }: Needs,
  { realm, kind, account, source }: { realm: queries.Counter['realm']; kind: string; account: string; source: string },
): Promise<Attempt> {
  const now = clock.now()
  const ofSource = { realm, kind: 'source', key: hashToken(networkOf(source)) }
  const ofAccount = { realm, kind, key: hashToken(account.toLowerCase()) }
  const counted = [await count(ofSource, rules.attempts.source), await count(ofAccount, rules.attempts.account)]
  const blocked = counted.map(({ blockedUntil }) => blockedUntil).filter((until) => until !== null)
  return {
    blockedUntil: blocked.sort((a, b) => b.getTime() - a.getTime())[0] ?? null,
    succeed: async () => {
      await queries.clearAttempts(db, ofAccount)
      await queries.uncountAttempt(db, ofSource)
    },
  }

  async function count(counter: queries.Counter, rule: SignInNeeds['rules']['attempts']['account']) {
    const done = await queries.countAttempt(db, counter, rule, now)
    return done ?? refuseUntil((await queries.findBlockedUntil(db, counter)) ?? now)
  }
}

/** Lets somebody try again at once who has proved in another way who they are. */
export async function forgiveAttempts(
  { db }: Pick<Needs, 'db'>,
  { realm, kind, account }: { realm: queries.Counter['realm']; kind: string; account: string },
): Promise<void> {
  await queries.clearAttempts(db, { realm, kind, key: hashToken(account.toLowerCase()) })
}

/** Ends a bad attempt: with the given code, or with the moment at which the next one is admitted. */
export function refuseBad(
  attempt: Attempt,
  code:
    | 'ERR_INVALID_CREDENTIALS'
    | 'ERR_INVALID_SECURITY_CODE'
    | 'ERR_INVALID_PIN'
    | 'ERR_INVALID_CARD_ID'
    | 'ERR_OLD_ACCOUNT_NOT_FOUND'
    | 'ERR_MIGRATION_NOT_FOUND',
): never {
  return attempt.blockedUntil ? refuseUntil(attempt.blockedUntil) : refuse(code)
}

function refuseUntil(until: Date): never {
  return refuse('ERR_TOO_MANY_BAD_ATTEMPTS', { until: until.toISOString() })
}
