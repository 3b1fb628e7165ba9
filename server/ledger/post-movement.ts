import { assert, type Transaction } from '../kernel/index.ts'
import * as entryQueries from './entries.queries.ts'
import * as queries from './ledger.queries.ts'
import { MOVEMENT_KINDS, type MovementKind } from './movement-kinds.ts'

/** Debits `debitMinor` from the account and credits `creditMinor` to it; the contra account gets the opposite. */
export type Movement = {
  readonly reference: string
  readonly kind: Exclude<MovementKind, 'round'>
  readonly accountId: number
  readonly contraId: number
  readonly debitMinor: number
  readonly creditMinor: number
}

/** Result of a movement; `insufficient`: nothing was booked. */
export type Posted =
  | { readonly outcome: 'posted' | 'already-posted'; readonly balanceAfterMinor: number }
  | { readonly outcome: 'insufficient' }

/**
 * Books one movement inside the caller's transaction. The same reference again changes nothing and is reported as a
 * repeat; the same reference for another movement is a bug. Not for rounds: they are committed in groups.
 */
export async function postMovement(tx: Transaction, movement: Movement): Promise<Posted> {
  const { reference, accountId, contraId, debitMinor, creditMinor } = movement
  assert(Number.isSafeInteger(debitMinor) && debitMinor >= 0, 'A debit is whole minor units.')
  assert(Number.isSafeInteger(creditMinor) && creditMinor >= 0, 'A credit is whole minor units.')
  assert(debitMinor + creditMinor > 0, 'A movement moves something.')

  const present = await queries.lockBalance(tx, accountId)
  assert(present, 'A movement has an account with a balance.')
  const earlier = await entryQueries.findPresentEntry(tx, reference)
  if (earlier) {
    const isSame = earlier.accountId === accountId && earlier.debit === debitMinor && earlier.credit === creditMinor
    assert(isSame, 'A reference names one movement only.')
    return { outcome: 'already-posted', balanceAfterMinor: earlier.balanceAfter }
  }
  const moved = await queries.moveBalance(tx, accountId, debitMinor, creditMinor)
  if (!moved) return { outcome: 'insufficient' }
  await entryQueries.insertEntry(tx, {
    reference,
    accountId,
    contraId,
    seq: moved.seq,
    debit: debitMinor,
    credit: creditMinor,
    balanceAfter: moved.balance,
    kind: MOVEMENT_KINDS[movement.kind],
  })
  return { outcome: 'posted', balanceAfterMinor: moved.balance }
}
