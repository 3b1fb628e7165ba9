import type { Database, Querier, Transaction } from '#server/kernel/index.ts'
import { readTurn, takeTurn } from './turns.queries.ts'

export type TurnNeeds = {
  readonly db: Database
  /** The person's accounts at other brands, whose deposits count in the same limits; absent where each stands alone. */
  readonly findOtherAccounts?: ((db: Querier, playerId: number) => Promise<readonly number[]>) | undefined
}

/** Current turn numbers of a person's accounts, in the order in which they are always locked. */
export type Turns = ReadonlyMap<number, number>

/** Reads the turn numbers before a deposit is judged; if they are unchanged when they are taken, nothing came between. */
export async function readTurns({ db, findOtherAccounts }: TurnNeeds, playerId: number): Promise<Turns> {
  const others = (await findOtherAccounts?.(db, playerId)) ?? []
  // Always locked in one order, so that two never deadlock.
  const accounts = [playerId, ...others].toSorted((one, other) => one - other)
  const turns = new Map<number, number>()
  for (const account of accounts) turns.set(account, await readTurn(db, account))
  return turns
}

/**
 * Advances the turn numbers that were read and locks them until the end of the transaction. False when one has changed
 * since.
 */
export async function takeTurns(tx: Transaction, turns: Turns): Promise<boolean> {
  for (const [account, turn] of turns) if (!(await takeTurn(tx, account, turn))) return false
  return true
}

/**
 * Judges a deposit and writes it under an optimistic lock, so that two concurrent ones never exceed a maximum together:
 * what is written was judged with everything that was written before it. When another deposit came first, it judges
 * again; each retry means that somebody got through.
 * @param judge refuses; it may record what it refused, because no transaction is open
 * @param write writes the deposit, which counts from then on
 */
export async function inTurn<Written>(
  needs: TurnNeeds,
  playerId: number,
  { judge, write }: { readonly judge: () => Promise<void>; readonly write: (tx: Transaction) => Promise<Written> },
): Promise<Written> {
  for (;;) {
    const turns = await readTurns(needs, playerId)
    await judge()
    const written = await needs.db.transaction(async (tx) =>
      (await takeTurns(tx, turns)) ? { written: await write(tx) } : 'overtaken',
    )
    if (written !== 'overtaken') return written.written
  }
}
