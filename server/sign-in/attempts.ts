import { refuse } from '#server/kernel/index.ts'
import * as queries from './attempts.queries.ts'
import { hashToken } from './secrets/hash-token.ts'
import { isKnownDevice } from './known-devices.queries.ts'
import type { SignInNeeds } from './needs.ts'
import { networkOf } from './network-of.ts'
import type { AttemptRule } from './sign-in-rules.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'rules'>
type Rules = SignInNeeds['rules']['attempts']

/** The attempt of a signed-in person who proves their identity again: attempts of others do not count against it. */
export const SIGNED_IN = Symbol('signed in')

export type Attempt = {
  /** It was good: the account's counter is reset, the source's earlier bad attempts stay. */
  readonly succeed: () => Promise<void>
  /** Set when this attempt, if bad, blocks further ones. */
  readonly blockedUntil: Date | null
}

type Tried = {
  readonly realm: queries.Counter['realm']
  readonly kind: string
  readonly account: string
  readonly source: string
  /** The device that the attempt comes from, by its cookie; ignored when the account does not know it. */
  readonly device?: Buffer | typeof SIGNED_IN | undefined
}

type Counted = { readonly counter: queries.Counter; readonly rule: AttemptRule; readonly isOwn: boolean }

/** Key of the counters of an account, whatever the proof. */
export function accountKey(account: string): Buffer {
  return hashToken(account.toLowerCase())
}

/**
 * Begins an attempt to prove one's identity. It counts as bad until `succeed` is called. Refuses
 * ERR_TOO_MANY_BAD_ATTEMPTS with `{ until }`, in the same way for accounts that exist and that do not.
 * A device that has signed in before has a counter of its own. Everybody else is a stranger: counted by source over all
 * accounts, by source for the account, and all strangers of the account together, so that many sources together have
 * only a limited number of guesses, and none of them locks out the owner at a known device.
 * @param kind the kind of proof: passwords and one-time passwords have counters of their own, so that guessing
 * passwords does not lock out the owner of the mailbox
 */
export async function beginAttempt(needs: Needs, tried: Tried): Promise<Attempt> {
  const { db, clock } = needs
  const now = clock.now()
  const counters = await listCounters(needs, tried)
  const blocked: Date[] = []
  for (const { counter, rule } of counters) {
    const done = await queries.countAttempt(db, counter, rule, now)
    if (!done) return refuseUntil((await queries.findBlockedUntil(db, counter)) ?? now)
    if (done.blockedUntil) blocked.push(done.blockedUntil)
  }
  return {
    blockedUntil: blocked.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
    succeed: async () => {
      for (const { counter, isOwn } of counters)
        await (isOwn ? queries.clearAttempts(db, counter) : queries.uncountAttempt(db, counter))
    },
  }
}

/**
 * Counts a request of a stranger whose answer reveals whether somebody has an account here, by source, over all
 * processes. Refuses ERR_TOO_MANY_BAD_ATTEMPTS with `{ until }`.
 */
export async function countQuestion({ db, clock, rules }: Needs, source: string): Promise<void> {
  const counter = { realm: 'player', kind: 'question', key: hashToken(networkOf(source)) }
  const counted = await queries.countAttempt(db, counter, rules.attempts.questions, clock.now())
  if (!counted) refuseUntil((await queries.findBlockedUntil(db, counter)) ?? clock.now())
}

async function listCounters(
  { db, rules: { attempts } }: Needs,
  { realm, kind, account: name, source, device }: Tried,
): Promise<Counted[]> {
  const account = accountKey(name)
  const own = (part: string) => ({
    counter: { realm, kind, key: hashToken(`${account.toString('hex')} ${part}`), account },
    rule: attempts.account,
    isOwn: true,
  })
  if (device === SIGNED_IN) return [own('signed in')]
  if (device && (await isKnownDevice(db, realm, account, device))) return [own(`device ${device.toString('hex')}`)]
  const network = networkOf(source)
  const ofSource = { counter: { realm, kind: 'source', key: hashToken(network) }, rule: attempts.source, isOwn: false }
  // A client of the internal family is authenticated: its attempts are counted for the client, whatever their source.
  if (realm === 'client')
    return [ofSource, { counter: { realm, kind, key: account }, rule: attempts.account, isOwn: true }]
  const ofStrangers = {
    counter: { realm, kind, key: account, account },
    rule: strangersRule(attempts, kind),
    isOwn: false,
  }
  return [ofSource, own(`source ${network}`), ofStrangers]
}

/** A proof with few possible values allows fewer attempts. */
function strangersRule({ strangers, strangersOfShort }: Rules, kind: string): AttemptRule {
  return kind === 'password' ? strangers : strangersOfShort
}

/** The same with the source's counter only: for a proof that cannot be guessed, and whose owner must not be locked out. */
export async function beginAttemptOfSource(
  { db, clock, rules }: Needs,
  { realm, source }: { readonly realm: queries.Counter['realm']; readonly source: string },
): Promise<Attempt> {
  const now = clock.now()
  const counter = { realm, kind: 'source', key: hashToken(networkOf(source)) }
  const counted = await queries.countAttempt(db, counter, rules.attempts.source, now)
  if (!counted) return refuseUntil((await queries.findBlockedUntil(db, counter)) ?? now)
  return { blockedUntil: counted.blockedUntil, succeed: () => queries.uncountAttempt(db, counter) }
}

/** Clears the block of a person who has proved their identity in another way. */
export async function forgiveAttempts(
  { db }: Pick<Needs, 'db'>,
  { realm, kind, account }: { realm: queries.Counter['realm']; kind: string; account: string },
): Promise<void> {
  await queries.clearAttemptsOn(db, { realm, kind, account: accountKey(account) })
}

/** Ends a bad attempt: with the given code, or with the instant until which further ones are blocked. */
export function refuseBad(
  attempt: Attempt,
  code:
    | 'ERR_INVALID_CREDENTIALS'
    | 'ERR_INVALID_SECURITY_CODE'
    | 'ERR_INVALID_PIN'
    | 'ERR_INVALID_CARD_ID'
    | 'ERR_PASSKEY_NOT_ACCEPTED'
    | 'ERR_OLD_ACCOUNT_NOT_FOUND'
    | 'ERR_MIGRATION_NOT_FOUND',
): never {
  return attempt.blockedUntil ? refuseUntil(attempt.blockedUntil) : refuse(code)
}

function refuseUntil(until: Date): never {
  return refuse('ERR_TOO_MANY_BAD_ATTEMPTS', { until: until.toISOString() })
}
