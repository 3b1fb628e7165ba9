export { archiveMonth, type ArchiveNeeds } from './archive/archive-month.ts'
export { ArchiveNotMade } from './archive/archive-not-made.ts'
export { dropMonth, hasDetachedTable } from './archive/drop-month.ts'
export { countArchivedMonths, listDueMonths } from './archive/list-due.ts'
export { isMonth, type Month } from './archive/months.ts'
export { mergeKeys } from './archive/merge-keys.ts'
export { restoreMonth } from './archive/restore-month.ts'
export { requireArchive } from './archive/require-archive.ts'
export { isArchived, withoutArchived } from './archive/keep-archived.ts'
export { archiveRows } from './archive/rows/archive-rows.ts'
export { dropRows } from './archive/rows/drop-rows.ts'
export { mayBeInFiles, mayBeInFilesSince, openRows, quotedText, type RowsReader } from './archive/rows/read-rows.ts'
export { selectionOf } from './archive/rows/rows-kind.ts'
export { restoreRows } from './archive/rows/restore-rows.ts'
export type { FileRow, Leaving, RowsKind, RowsTable } from './archive/rows/rows-kind.ts'
export { calendarDayOf, dayTeller } from './calendar-day.ts'
export { checkBooks, type BooksReport } from './check-books.ts'
export { CheckNotMade, type Difference } from './differences.ts'
export { checkSince } from './checkpoints/check-since.ts'
export { makeCheckpointFolder } from './checkpoints/checkpoint-store.ts'
export { groupCommit, type GroupCommit, type StakeResult } from './group-commit.ts'
export { openStakeConnection } from './stake-connection.ts'
export { commitStakes, type Committed, type Stake } from './commit-stakes.ts'
export { ledgerJobs } from './ledger.jobs.ts'
export { ledgerRoutes } from './ledger.routes.ts'
export { movementKindOf, MOVEMENT_KINDS, type MovementKind } from './movement-kinds.ts'
export { openBalanceAccount, openContraAccount } from './open-account.ts'
export { postMovement, type Movement, type Posted } from './post-movement.ts'
export { postStake } from './post-stake.ts'
export { postRoundStep, type StepObstacle } from './post-round-step.ts'
export { mayBeOver, postPlays, type Play, type PlayObstacle } from './post-plays.ts'
export { prepareStake } from './prepare-stake.ts'
export {
  countEntriesWithin,
  listRoundsAfter,
  listRoundsOfSeries,
  listStakesAfter,
  listStakesWithin,
  listSequences,
  listSequencesOf,
  listSequencesSince,
  type ReadPosition,
  type RoundEntry,
  type Sequence,
} from './rounds.queries.ts'
export {
  findAccountNames,
  hasEntriesBefore,
  listMovementsToPlace,
  sumMovementsOf,
  sumPlayOf,
  type EntryRange,
  type MovementSum,
  type MovementToPlace,
  type PlaySum,
} from './day-book.queries.ts'
export { listUncounted, openMovedAccounts, type MovedAccounts } from './moved-accounts.ts'
export { readUncounted } from './read-uncounted.ts'
export { retireSeries } from './retire-series.ts'
export {
  findEntries,
  findEntry,
  findEntryOfSeries,
  listEntries,
  listEntriesOfDay,
  listEntriesSince,
  sumCredits,
  sumCreditsWithin,
  sumMovedSince,
  sumRoundsSince,
  type Entry,
} from './entries.queries.ts'
export {
  readAccountSums,
  readStaked,
  sumByDayAndKind,
  type AccountSums,
  type KindSum,
  type KindSumOfDay,
} from './sums.queries.ts'
export {
  findOpenAccounts,
  forgetHour,
  lockBalance,
  readBalance,
  setLimits,
  setStatus,
  takeOverPace,
  type Balance,
} from './ledger.queries.ts'
export { nextRoundAt } from './round-pace.ts'
export { hourEndOf, readRoundLosses, type RoundLoss } from './read-round-losses.ts'
export { readBooksState } from './read-books-state.ts'
