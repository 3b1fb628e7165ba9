import { archivedSharedRounds } from '#server/crash/index.ts'
import { archivedFreeRounds } from '#server/free-rounds/index.ts'
import { archivedBets, archivedBonusParts, archivedRisks } from '#server/game-rounds/index.ts'
import type { RowsKind } from '#server/ledger/index.ts'

/** Rows of rounds in other tables that leave with a month of the books, in this order. */
export const ARCHIVED_KINDS: readonly RowsKind[] = [
  archivedBets,
  archivedRisks,
  archivedBonusParts,
  archivedFreeRounds,
  archivedSharedRounds,
]
