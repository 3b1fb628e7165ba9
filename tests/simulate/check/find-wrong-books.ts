import type { Deed, Entry } from '../facts.ts'
import type { Person, Tell } from './check-facts.ts'

type Booked = Extract<Deed, { did: 'stake' | 'decide' }> | Extract<Deed, { did: 'pay-in' | 'deposit' }>

/**
 * Every round, decision and deposit that was told is booked once and as it was told, nothing else is but the win of a
 * round that its player left open, and the sums are right.
 */
export function findWrongBooks({ deeds, entries }: Person, tell: Tell): void {
  const told = new Map(deeds.flatMap((deed) => (isBooked(deed) ? [[deed.reference, deed] as const] : [])))
  const seen = new Set<string>()
  const balances = [0, 0]
  for (const { brand, reference, debit, credit, balanceAfter, at } of entries) {
    const when = Date.parse(at)
    const deed = told.get(reference)
    if (seen.has(reference)) tell('books', when, `${reference} is booked twice`)
    seen.add(reference)
    const isLeft = debit === 0 && told.get(reference.split('/')[0] ?? '')?.did === 'stake'
    if (!deed && !isLeft) tell('books', when, `${reference} is booked and was not told`)
    if (deed && deed.at !== at) tell('books', when, `${reference} is dated otherwise than it was told`)
    if (deed && !isAsTold(deed, { debit, credit, balanceAfter }))
      tell('books', when, `${reference} is booked otherwise than it was told`)
    const balance = (balances[brand] ?? 0) + credit - debit
    balances[brand] = balance
    if (balance !== balanceAfter) tell('books', when, `the balance is ${balanceAfter}, its movements make ${balance}`)
  }
  for (const [reference, { at }] of told)
    if (!seen.has(reference)) tell('books', Date.parse(at), `${reference} was told and is not booked`)
}

/** What moves money: a decision that puts in nothing and ends nothing does not. */
function isBooked(deed: Deed): deed is Booked {
  if (deed.refused) return false
  if (deed.did === 'decide') return deed.stake + deed.win > 0
  return deed.did === 'stake' || deed.did === 'deposit'
}

function isAsTold(deed: Booked, { debit, credit, balanceAfter }: Pick<Entry, 'debit' | 'credit' | 'balanceAfter'>) {
  if ('amount' in deed) return debit === 0 && credit === deed.amount
  return debit === deed.stake && credit === deed.win && balanceAfter === deed.balance
}
