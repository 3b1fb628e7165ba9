import type { Static } from 'typebox'
import type { MoneyScope } from '#contract/scopes.ts'
import type { CashIdentification } from '#contract/shapes/cash.ts'
import type { TransferShown } from '#contract/shapes/funds-transfers.ts'
import {
  assert,
  newId,
  placeOf,
  refuse,
  publish,
  type ClientCaller,
  type Querier,
  type Transaction,
} from '#server/kernel/index.ts'
import { noteKnownAt } from '#server/players/index.ts'
import { isKeptFromPlaying, lockCash, movePlayerMoney, readLandBased, type WalletPart } from '#server/wallet/index.ts'
import { keepIdentification } from '../cash-law/identification.ts'
import { judgeCash, judgeTerminalCredit, takeCashTurn } from '../cash-law/judge-cash.ts'
import { inTurn } from '../incoming/in-turn.ts'
import { landBasedOf } from './land-based-of.ts'
import type { NamedTerminal, TransferNeeds } from './needs.ts'
import { transferShown } from './transfer-shown.ts'
import * as queries from './transfers.queries.ts'

/** A prepared transfer that is not committed is cancelled after this. */
const PREPARED_MS = 15 * 60_000

/** The smallest amount that goes back to a player; the least of a transfer is for money that becomes playable. */
export const SMALLEST_MINOR = 1

/** An account in our books that money comes from or goes to. */
export type Side = { readonly part: WalletPart; readonly amountMinor: number }

/** The client that moves money, and the proof that the player wants it. */
export type ByClient = {
  readonly caller: ClientCaller
  readonly scope: MoneyScope
  readonly place?: string | undefined
  readonly proof?: { readonly cardNumber: string; readonly pin: string } | undefined
  readonly source: string
}

/** A requested transfer. Without `takes` the money comes from outside our books, without `gives` it goes there. */
export type TransferInput = queries.TransferName & {
  readonly channel: string
  readonly takes?: Side
  readonly gives?: Side
  readonly currency: string
  /** The client that requests it, with its place and proof. */
  readonly by?: ByClient
  /** Document and declaration that the venue took where the law of cash requires them. */
  readonly identification?: Static<typeof CashIdentification> | undefined
  /** In two steps the debit is held until the commit; otherwise it is done at once. */
  readonly isTwoStep: boolean
  /** The money becomes playable: law and locks are checked. */
  readonly isForPlay: boolean
}

/**
 * Begins a transfer, or repeats the answer of the first request with this reference. Of several concurrent requests
 * exactly one moves money; the others wait for it and return its answer.
 */
export async function beginTransfer(needs: TransferNeeds, input: TransferInput): Promise<Static<typeof TransferShown>> {
  const { db, judgeCashIn, proveOwnCard } = needs
  const { playerId, gives, by } = input
  const earlier = await queries.findTransfer(db, input)
  if (earlier) return answerAgain(earlier, input)
  await check(needs, input)
  const terminal = await judgePlaceOf(needs, input)
  if (by?.proof) await proveOwnCard({ playerId, ...by.proof, source: by.source })
  const write = (tx: Transaction) => writeTransfer(tx, needs, input, terminal)
  if (!gives || kindOf({ ...input, takesFrom: input.takes?.part ?? null, givesTo: gives.part }) !== 'deposit')
    return db.transaction(write)
  return inTurn(needs, playerId, {
    judge: async () => {
      // An identical request was faster: it was judged when it was booked.
      if (!(await queries.findTransfer(db, input))) await judgeCashIn(playerId, gives.amountMinor)
    },
    write,
  })
}

async function writeTransfer(
  tx: Transaction,
  needs: TransferNeeds,
  input: TransferInput,
  terminal: NamedTerminal | null,
): Promise<Static<typeof TransferShown>> {
  await judgeLawOfCash(tx, needs, input)
  const createdAt = needs.clock.now()
  const row = await queries.insertTransfer(tx, rowOf(needs, input, terminal, createdAt))
  if (!row) {
    const faster = await queries.findTransfer(tx, input)
    assert(faster, 'A reference that is taken has a transfer.')
    return answerAgain(faster, input)
  }
  await keepIdentification(needs.cashLaw, tx, { ...input, movedId: row.id })
  await charge(tx, needs, input)
  if (input.isForPlay) await judgeKept(tx, row.playerId)
  if (!(await take(tx, row))) return refuse('ERR_INSUFFICIENT_FUNDS')
  if (kindOf(row) === 'withdrawal') await needs.gifts?.end(tx, row.playerId, createdAt)
  if (!input.isTwoStep) await give(tx, row)
  const state = input.isTwoStep ? 'prepared' : 'done'
  const balanceMinor = await landBasedOf(tx, row.playerId)
  await queries.changeTransfer(tx, row.id, { state, balanceMinor, changedAt: createdAt })
  await publish(tx, 'payments.funds-transferred', { transferId: row.id, playerId: row.playerId, state })
  if (isTakenUnproved(input)) await publish(tx, 'payments.money-taken', { transferId: row.id, playerId: row.playerId })
  await noteKnownAt(tx, { ...row, at: createdAt })
  return transferShown({ ...row, state, balanceMinor, expiresAt: input.isTwoStep ? row.expiresAt : null })
}

/**
 * An exclusion, a stop or a lock may have come while the card was proved, or while this transaction waited. Each of them locks
 * the cash that is locked here, so it has either come before and is seen, or comes after the commit. Cash is locked
 * before the land-based wallet.
 */
async function judgeKept(tx: Transaction, playerId: number): Promise<void> {
  await lockCash(tx, playerId)
  if (await isKeptFromPlaying(tx, playerId)) refuse('ERR_PLAYING_BLOCKED')
}

/**
 * Checks the law of cash, in the transaction that moves it, serialized with all other cash of the person. Money that
 * returns from a terminal counts, and is never refused: it is the player's.
 */
async function judgeLawOfCash(tx: Transaction, { cashLaw }: TransferNeeds, input: TransferInput): Promise<void> {
  const { playerId, takes, gives, by, identification, channel } = input
  if (!by) return
  await takeCashTurn(cashLaw, tx, playerId)
  // An identical request was faster: it was judged when it was booked.
  if (await queries.findTransfer(tx, input)) return
  const netMinor = (takes?.amountMinor ?? 0) - (gives?.amountMinor ?? 0)
  const question = { playerId, direction: netMinor > 0 ? 'out' : 'in', amountMinor: Math.abs(netMinor) } as const
  const isCash = channel === 'desk' && (takes === undefined || gives === undefined)
  if (isCash) await judgeCash(cashLaw, tx, { ...question, identification })
  else if (netMinor > 0) await judgeTerminalCredit(cashLaw, tx, question)
}

/**
 * Money leaves the online wallet or is paid out by a venue, and neither card nor PIN has proved that the player wants
 * it.
 */
const isTakenUnproved = ({ by, takes, gives }: TransferInput) =>
  by !== undefined && by.proof === undefined && takes !== undefined && gives?.part !== 'cash'

/** The larger of the debit and the credit counts against the ceilings of the client. */
async function charge(tx: Transaction, { chargeClient }: TransferNeeds, input: TransferInput): Promise<void> {
  const { playerId, by, takes, gives } = input
  if (!by) return
  const amountMinor = Math.max(takes?.amountMinor ?? 0, gives?.amountMinor ?? 0)
  const unprovedOf = isTakenUnproved(input) ? playerId : undefined
  await chargeClient(tx, { clientId: by.caller.clientId, scope: by.scope, amountMinor, unprovedOf })
}

/** Debits what a transfer takes. False when the balance is less. */
export async function take(tx: Transaction, row: queries.TransferRow): Promise<boolean> {
  return move(tx, row, { part: row.takesFrom, debitMinor: row.takesMinor })
}

/** Credits what a transfer gives. */
export async function give(tx: Transaction, row: queries.TransferRow): Promise<void> {
  await move(tx, row, { part: row.givesTo, creditMinor: row.givesMinor })
}

/**
 * One movement between a player's account and the clearing account of a channel; none where the transfer has no such
 * side.
 */
export async function move(
  tx: Transaction,
  row: queries.TransferRow,
  of: { readonly part: WalletPart | null; readonly debitMinor?: number; readonly creditMinor?: number },
): Promise<boolean> {
  const { playerId, channel, currency } = row
  const { part, debitMinor = 0, creditMinor = 0 } = of
  if (part === null) return true
  const movementId = crypto.randomUUID()
  const contraPath = `transfers:${channel}:clearing`
  const movement = { playerId, part, movementId, kind: kindOf(row), currency, debitMinor, creditMinor, contraPath }
  return (await movePlayerMoney(tx, movement)).outcome === 'posted'
}

/**
 * Kind of the movement in the books, also when it is reversed: cash at a venue is a deposit or a withdrawal, everything
 * else a transfer.
 */
function kindOf({
  channel,
  takesFrom,
  givesTo,
}: Pick<queries.TransferRow, 'channel' | 'takesFrom' | 'givesTo'>): 'deposit' | 'withdrawal' | 'transfer' {
  if (channel !== 'desk' || (takesFrom !== null && givesTo !== null)) return 'transfer'
  return takesFrom === null ? 'deposit' : 'withdrawal'
}

function rowOf(
  { rules }: TransferNeeds,
  input: TransferInput,
  terminal: NamedTerminal | null,
  createdAt: Date,
): queries.TransferRow {
  return {
    id: newId(createdAt),
    askedBy: input.askedBy,
    playerId: input.playerId,
    reference: input.reference,
    channel: input.channel,
    takesFrom: input.takes?.part ?? null,
    givesTo: input.gives?.part ?? null,
    takesMinor: input.takes?.amountMinor ?? 0,
    givesMinor: input.gives?.amountMinor ?? 0,
    currency: rules.currency,
    // A player reads the serial number of a terminal, whatever the venue's system named it by.
    place: input.by ? placeOf(input.by.caller, terminal?.serial ?? input.by.place) : null,
    venueId: input.by?.caller.venueId ?? null,
    terminalId: terminal?.terminalId ?? null,
    state: 'prepared',
    balanceMinor: 0,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + PREPARED_MS),
  }
}

/**
 * The terminal of the client's venue that it names. Money that becomes playable there is refused while nothing may be played; money
 * that comes back never is.
 */
async function judgePlaceOf(
  { judgePlace, findTerminal }: TransferNeeds,
  { by, isForPlay }: TransferInput,
): Promise<NamedTerminal | null> {
  const venueId = by?.caller.venueId ?? null
  if (venueId === null) return null
  const terminal = by?.place === undefined ? null : await findTerminal(venueId, by.place)
  if (isForPlay) await judgePlace({ venueId, terminalId: terminal?.terminalId ?? null })
  return terminal
}

/** The same reference again: the same answer, if it is the same request. */
function answerAgain(earlier: queries.TransferRow, input: TransferInput): Static<typeof TransferShown> {
  // It was rolled back before it arrived.
  if (earlier.takesFrom === null && earlier.givesTo === null)
    return refuse('ERR_STATE_CHANGED', { state: earlier.state })
  const isSame =
    earlier.channel === input.channel &&
    earlier.takesFrom === (input.takes?.part ?? null) &&
    earlier.givesTo === (input.gives?.part ?? null) &&
    earlier.takesMinor === (input.takes?.amountMinor ?? 0) &&
    earlier.givesMinor === (input.gives?.amountMinor ?? 0) &&
    earlier.currency === input.currency
  return isSame ? transferShown(earlier) : refuse('ERR_KEY_REUSED')
}

async function check({ db, rules, playerExists, mayPlay }: TransferNeeds, input: TransferInput): Promise<void> {
  const { minMinor, maxMinor, currency } = rules
  if (!(await playerExists(input.playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  // Any rest of a credit returns to the player, even a cent.
  const leastMinor = input.isForPlay ? minMinor : SMALLEST_MINOR
  const isWithin = ({ amountMinor }: Side) => amountMinor >= leastMinor && amountMinor <= maxMinor
  const sides = [input.takes, input.gives].filter((one) => one !== undefined)
  if (input.currency !== currency || !sides.every(isWithin))
    return refuse('ERR_AMOUNT_NOT_ALLOWED', { minMinor: leastMinor, maxMinor, currency })
  await judgeLandWallet(db, input.playerId, { isHome: input.gives?.part === 'cash' })
  if (input.isForPlay && !(await mayPlay(input.playerId))) return refuse('ERR_PLAYING_BLOCKED')
}

/**
 * Refuses a venue where the player has not enabled the land-based wallet. Money in it can always be moved back to the
 * online wallet (`isHome`).
 */
export async function judgeLandWallet(db: Querier, playerId: number, { isHome = false } = {}): Promise<void> {
  const land = await readLandBased(db, playerId)
  if (!land) return refuse('ERR_PLAYER_NOT_FOUND')
  if (!land.isEnabled && !(isHome && land.accountId !== undefined)) return refuse('ERR_WALLET_NOT_ENABLED')
}
