import type { Database, Querier, Transaction } from '#server/kernel/index.ts'
import { readTurn, takeTurn } from './turns.queries.ts'

export type TurnNeeds = {
  readonly db: Database
  /** The person's accounts at other brands, whose deposits count in the same limits; missing where each stands alone. */
  readonly findOtherAccounts?: ((db: Querier, playerId: number) => Promise<readonly number[]>) | undefined
}

/**
 * Judges money on its way in and writes it, so that two of one moment never pass a bound together: what is written was
 * judged with everything that was written before it. Who was overtaken is judged again; each time, somebody got through.
 * @param judge refuses; it may write what it refused, because no transaction is open
 * @param write writes what counts from now on
 */
export async function inTurn<Written>(
  { db, findOtherAccounts }: TurnNeeds,
  playerId: number,
  { judge, write }: { readonly judge: () => Promise<void>; readonly write: (tx: Transaction) => Promise<Written> },
): Promise<Written> {
  const others = (await findOtherAccounts?.(db, playerId)) ?? []
  // All take them in one order, so that nobody waits in a ring.
  const accounts = [playerId, ...others].toSorted((one, other) => one - other)
  for (;;) {
    const turns = new Map<number, number>()
    for (const account of accounts) turns.set(account, await readTurn(db, account))
    await judge()
    const written = await db.transaction(async (tx) => {
      for (const [account, turn] of turns) if (!(await takeTurn(tx, account, turn))) return 'overtaken'
      return { written: await write(tx) }
    })
    if (written !== 'overtaken') return written.written
  }
}
