import type { Person, Tell } from './check-facts.ts'

/** Every round and deposit that was told is booked once and as it was told, nothing else is, and the sums are right. */
export function findWrongBooks({ deeds, entries }: Person, tell: Tell): void {
  const told = new Map(
    deeds.flatMap((deed) =>
      !deed.refused && (deed.did === 'stake' || deed.did === 'deposit') ? [[deed.reference, deed] as const] : [],
    ),
  )
  const seen = new Set<string>()
  let balance = 0
  for (const { reference, debit, credit, balanceAfter, at } of entries) {
    const when = Date.parse(at)
    const deed = told.get(reference)
    if (seen.has(reference)) tell('books', when, `${reference} is booked twice`)
    seen.add(reference)
    if (!deed) tell('books', when, `${reference} is booked and was not told`)
    const isAsTold =
      deed?.did === 'deposit'
        ? debit === 0 && credit === deed.amount
        : deed?.did !== 'stake' || (debit === deed.stake && credit === deed.win && balanceAfter === deed.balance)
    if (!isAsTold) tell('books', when, `${reference} is booked otherwise than it was told`)
    balance += credit - debit
    if (balance !== balanceAfter) tell('books', when, `the balance is ${balanceAfter}, its movements make ${balance}`)
  }
  for (const [reference, { at }] of told)
    if (!seen.has(reference)) tell('books', Date.parse(at), `${reference} was told and is not booked`)
}
