import type { Deed, Entry } from '../facts.ts'
import type { Person, ReportViolation } from './check-facts.ts'

type Moved = Extract<Deed, { did: 'move-withdrawal' }>
type Booked =
  | Extract<Deed, { did: 'stake' | 'decide' }>
  | Extract<Deed, { did: 'pay-in' | 'deposit' }>
  | Extract<Deed, { did: 'withdraw' | 'refund' }>
  | Moved

/**
 * Every round, decision, deposit, withdrawal and return of one that was told is booked once and as it was told, nothing else
 * is but the win of a round that its player left open, the sums are right, and no balance is below nothing.
 */
export function findWrongBooks({ deeds, entries }: Person, tell: ReportViolation): void {
  const told = toldOf(deeds)
  const seen = new Set<string>()
  const balances = [0, 0]
  const lentAt = new Set(entries.flatMap(({ promotion, brand, at }) => (promotion ? [`${brand} ${at}`] : [])))
  for (const { brand, reference, promotion, debit, credit, balanceAfter, at } of entries) {
    const when = Date.parse(at)
    const balance = (balances[brand] ?? 0) + credit - debit
    balances[brand] = balance
    if (balance < 0) tell('books', when, `the balance is ${balance}`)
    if (balance !== balanceAfter) tell('books', when, `the balance is ${balanceAfter}, its movements make ${balance}`)
    if (promotion) continue
    const deed = told.get(reference)
    if (seen.has(reference)) tell('books', when, `${reference} is booked twice`)
    seen.add(reference)
    const isLeft = debit === 0 && told.get(reference.split('/')[0] ?? '')?.did === 'stake'
    if (!deed && !isLeft) tell('books', when, `${reference} is booked and was not told`)
    if (deed && deed.at !== at) tell('books', when, `${reference} is dated otherwise than it was told`)
    // What bonus money lends and takes back around a round is booked beside it: what was told is what there was after it all.
    const after = lentAt.has(`${brand} ${at}`) && deed && 'balance' in deed ? deed.balance : balanceAfter
    if (deed && !isAsTold(deed, { debit, credit, balanceAfter: after }))
      tell('books', when, `${reference} is booked otherwise than it was told`)
  }
  for (const [reference, { at }] of told)
    if (!seen.has(reference)) tell('books', Date.parse(at), `${reference} was told and is not booked`)
}

/** By the names that movements have in the books. A withdrawal that was cancelled is told so again, and comes back once. */
function toldOf(deeds: readonly Deed[]): Map<string, Booked> {
  const told = new Map<string, Booked>()
  for (const deed of deeds) {
    if (!isBooked(deed)) continue
    const state = deed.did === 'move-withdrawal' ? BACK[deed.move] : undefined
    const name = nameOf(deed, state)
    if (state === undefined || !told.has(name)) told.set(name, deed)
  }
  return told
}

const nameOf = ({ did, reference }: Booked, state: string | undefined): string =>
  did === 'refund' ? `${reference}/refund` : state === undefined ? reference : `${reference}/${state}`

/** Moves by which money comes back, and the state that it comes back in. */
const BACK: Readonly<Partial<Record<Moved['move'], string>>> = {
  cancel: 'cancelled',
  refuse: 'refused',
  giveBack: 'returned',
}

/** What moves money: a decision that puts in nothing and ends nothing does not. */
function isBooked(deed: Deed): deed is Booked {
  if (deed.refused) return false
  if (deed.did === 'decide') return deed.stake + deed.win > 0
  if (deed.did === 'move-withdrawal') return BACK[deed.move] !== undefined
  return deed.did === 'stake' || deed.did === 'deposit' || deed.did === 'withdraw' || deed.did === 'refund'
}

function isAsTold(deed: Booked, { debit, credit, balanceAfter }: Pick<Entry, 'debit' | 'credit' | 'balanceAfter'>) {
  if (deed.did === 'withdraw' || deed.did === 'refund') return debit === deed.amount && credit === 0
  if ('amount' in deed) return debit === 0 && credit === deed.amount
  return debit === deed.stake && credit === deed.win && balanceAfter === deed.balance
}
