import type { Querier } from '#server/kernel/index.ts'
import { listEntries, movementKindOf, type Entry } from '#server/ledger/index.ts'
import type { PersonalPart } from '#server/players/index.ts'
import { findWallet, findWalletParts, type WalletPart } from '#server/wallet/index.ts'

const PAGE = 2_000
/** More than a player makes in a year of daily play; older ones are available from support. */
const ENTRIES_MAX = 200_000

/** Every movement on each account of a player's money, including rounds. The books are not changed by an erasure. */
export function movementsPart(): PersonalPart {
  return {
    name: 'play',
    fate: 'unnamed',
    read: async (db, playerId) => {
      const wallet = await findWallet(db, playerId)
      const entries: (Entry & { readonly part: WalletPart })[] = []
      for (const { part, accountId } of await findWalletParts(db, playerId))
        for (const entry of await readEntries(db, accountId)) entries.push({ ...entry, part })
      return {
        currency: wallet?.currency ?? null,
        isWhole: entries.length < ENTRIES_MAX,
        movements: entries.map(({ part, reference, kind, createdAt, debit, credit, balanceAfter }) => ({
          part,
          reference,
          kind: movementKindOf(kind),
          at: createdAt,
          takenMinor: debit,
          givenMinor: credit,
          balanceMinor: balanceAfter,
        })),
      }
    },
  }
}

async function readEntries(db: Querier, accountId: number): Promise<Entry[]> {
  const found: Entry[] = []
  let below: number | undefined
  while (found.length < ENTRIES_MAX) {
    const page = await listEntries(db, { accountId, limit: PAGE, ...(below === undefined ? {} : { below }) })
    found.push(...page)
    below = page.at(-1)?.seq
    if (page.length < PAGE) break
  }
  return found
}
