import type { Database, Querier, Transaction } from '#server/kernel/index.ts'
import { readTurn, takeTurn } from './turns.queries.ts'

export type TurnNeeds = {
  readonly db: Database
  /** The person's accounts at other brands, whose deposits count in the same limits; missing where each stands alone. */
  readonly findOtherAccounts?: ((db: Querier, playerId: number) => Promise<readonly number[]>) | undefined
}

/** The turns that the deposits of a person's accounts had come to, in the order in which all take them. */
export type Turns = ReadonlyMap<number, number>

/** Reads the turns before money on its way in is judged; who takes them afterwards knows that nothing came between. */
export async function readTurns({ db, findOtherAccounts }: TurnNeeds, playerId: number): Promise<Turns> {
  const others = (await findOtherAccounts?.(db, playerId)) ?? []
  // All take them in one order, so that two never deadlock.
  const accounts = [playerId, ...others].toSorted((one, other) => one - other)
  const turns = new Map<number, number>()
  for (const account of accounts) turns.set(account, await readTurn(db, account))
  return turns
}

/** Takes the turns that were read and holds them to the end of the transaction. False when somebody has taken one since. */
export async function takeTurns(tx: Transaction, turns: Turns): Promise<boolean> {
  for (const [account, turn] of turns) if (!(await takeTurn(tx, account, turn))) return false
  return true
}

/**
 * Judges money on its way in and writes it, so that two of one moment never pass a bound together: what is written was
 * judged with everything that was written before it. Who was overtaken is judged again; each time, somebody got through.
 * @param judge refuses; it may write what it refused, because no transaction is open
 * @param write writes what counts from now on
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
