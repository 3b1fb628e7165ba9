import { listPendingWithdrawPlayers } from '#contract/onling-v2/withdrawals.ts'
import type { QueryOf } from '#contract/call.ts'
import { makeListSource, type ListQuestion } from '#server/kernel/index.ts'
import type { WithdrawalNeeds } from './needs.ts'
import { queueCondition, withdrawalsInSql } from './withdrawal-list.queries.ts'
import { staffWithdrawal } from './withdrawal-info.ts'
import type { WithdrawalRow } from './withdrawals.queries.ts'

const HOUR_MS = 3_600_000

type Question = ListQuestion & QueryOf<typeof listPendingWithdrawPlayers>

/** Withdrawals of all players, as the queue and the list of all show them. */
export const withdrawalsListed = ({ db, clock }: Pick<WithdrawalNeeds, 'db' | 'clock'>) =>
  makeListSource(
    { db },
    {
      of: withdrawalsInSql,
      call: listPendingWithdrawPlayers,
      where: ({ state, states, search, signal, waitsHours }: Question) =>
        queueCondition({
          state: state ?? null,
          hasStates: (states ?? []).length > 0,
          search: search ?? null,
          signal: signal ?? null,
          askedBefore: waitsHours === undefined ? null : new Date(clock.now().getTime() - waitsHours * HOUR_MS),
        }),
      show: (rows: readonly WithdrawalRow[]) => rows.map(staffWithdrawal),
    },
  )
