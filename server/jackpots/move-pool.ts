import { assert, newId, type Transaction } from '../kernel/index.ts'
import { openBalanceAccount, openContraAccount, postMovement } from '../ledger/index.ts'
import { insertMove, type MoveKind } from './moves.queries.ts'
import { paidOf } from './pool.ts'
import { setAccount, type PoolRow } from './pools.queries.ts'

/** The house's account that all seeds and contributions come from. */
const fundPathOf = (currency: string): string => `house:${currency}:jackpots`
/** Clearing account of wins on their way to the player: empty after each transaction. */
export const wonPathOf = (currency: string): string => `house:${currency}:jackpots-won`

type Move = { readonly kind: MoveKind; readonly micros: bigint; readonly at: Date }

/**
 * Changes the level of a locked pool, and its account in the books by the change of whole minor units, so that the
 * account always equals the pool's whole minor units. Seeds and contributions come from the house; a win goes through a
 * clearing account that is empty afterwards. Returns the pool after it.
 */
export async function movePool(tx: Transaction, pool: PoolRow, { kind, micros, at }: Move): Promise<PoolRow> {
  const { id, currency } = pool
  const levelMicros = pool.levelMicros + (kind === 'win' ? -micros : micros)
  assert(micros > 0n && levelMicros >= 0n, 'A pool never holds less than nothing.')
  const accountId = pool.accountId ?? (await openAccount(tx, pool))
  const wholeMinor = Math.abs(paidOf(levelMicros) - paidOf(pool.levelMicros))
  const reference = wholeMinor > 0 ? newId(at) : null
  if (reference !== null) {
    const isWin = kind === 'win'
    const path = isWin ? wonPathOf(currency) : fundPathOf(currency)
    const posted = await postMovement(tx, {
      reference,
      kind: isWin ? 'jackpot-paid' : 'jackpot-fund',
      accountId,
      contraId: await openContraAccount(tx, { path, currency }),
      debitMinor: isWin ? wholeMinor : 0,
      creditMinor: isWin ? 0 : wholeMinor,
    })
    assert(posted.outcome === 'posted', 'The account of a pool holds what the pool holds.')
  }
  const moves = pool.moves + 1
  await insertMove(tx, { poolId: id, number: moves, kind, micros, levelAfter: levelMicros, movedAt: at, reference })
  return { ...pool, accountId, levelMicros, moves }
}

async function openAccount(tx: Transaction, { id, currency }: PoolRow): Promise<number> {
  const accountId = await openBalanceAccount(tx, { path: `jackpot:${id}:pool`, currency })
  await setAccount(tx, id, accountId)
  return accountId
}
