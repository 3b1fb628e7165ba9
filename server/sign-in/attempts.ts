import { refuse } from '#server/kernel/index.ts'
import * as queries from './attempts.queries.ts'
import { hashToken } from './secrets/hash-token.ts'
import { isKnownDevice } from './known-devices.queries.ts'
import type { SignInNeeds } from './needs.ts'
import { networkOf } from './network-of.ts'
import type { AttemptRule } from './sign-in-rules.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'rules'>
type Rules = SignInNeeds['rules']['attempts']

/** Of somebody who is signed in already and proves it again: what strangers try does not count against them. */
export const SIGNED_IN = Symbol('signed in')

export type Attempt = {
  /** It was good: the account starts from zero, the source keeps the bad ones before. */
  readonly succeed: () => Promise<void>
  /** Set when this attempt, if bad, is the one that stops further ones. */
  readonly blockedUntil: Date | null
}

type Tried = {
  readonly realm: queries.Counter['realm']
  readonly kind: string
  readonly account: string
  readonly source: string
  /** The device that the attempt says it comes from; one that is not known to the account is nobody's. */
  readonly device?: Buffer | typeof SIGNED_IN | undefined
}

type Counted = { readonly counter: queries.Counter; readonly rule: AttemptRule; readonly isOwn: boolean }

/** What attempts on an account are counted by, whatever the proof. */
export function accountKey(account: string): Buffer {
  return hashToken(account.toLowerCase())
}

/**
 * Begins an attempt to prove who one is. It counts as bad until `succeed` is called.
 * Refuses ERR_TOO_MANY_BAD_ATTEMPTS with `{ until }`, alike for accounts that exist and that do not.
 *
 * A device that has signed in before is counted by itself. Everybody else is a stranger: counted by source over all accounts,
 * by source for the account, and all strangers of the account together, so that many sources guess no more than a bound, and
 * none of them stops the owner at a known device.
 * @param kind what is tried: passwords and one-time passwords have counters of their own, so that a stranger who tries
 * passwords cannot keep the owner of the mailbox out
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
 * Counts a question of a stranger whose answer tells whether somebody has an account here, by source, for all processes.
 * Refuses ERR_TOO_MANY_BAD_ATTEMPTS with `{ until }`.
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
  // A client of the internal family has proved who it is: its attempts are its own, wherever they come from.
  if (realm === 'client')
    return [ofSource, { counter: { realm, kind, key: account }, rule: attempts.account, isOwn: true }]
  const ofStrangers = {
    counter: { realm, kind, key: account, account },
    rule: strangersRule(attempts, kind),
    isOwn: false,
  }
  return [ofSource, own(`source ${network}`), ofStrangers]
}

/** What has few values is guessed in fewer tries. */
function strangersRule({ strangers, strangersOfShort }: Rules, kind: string): AttemptRule {
  return kind === 'password' ? strangers : strangersOfShort
}

/** The same where only the source is counted: what is tried cannot be guessed, and its owner must not be locked out. */
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

/** Lets somebody try again at once who has proved in another way who they are. */
export async function forgiveAttempts(
  { db }: Pick<Needs, 'db'>,
  { realm, kind, account }: { realm: queries.Counter['realm']; kind: string; account: string },
): Promise<void> {
  await queries.clearAttemptsOn(db, { realm, kind, account: accountKey(account) })
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
