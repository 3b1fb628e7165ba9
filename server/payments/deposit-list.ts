import type { QueryOf } from '#contract/call.ts'
import { listDepositsToJudge } from '#contract/play-v1/backoffice.ts'
import { makeListSource, type ListQuestion } from '#server/kernel/index.ts'
import { depositsOf, depositsInSql } from './deposit-list.queries.ts'
import type { Needs } from './needs.ts'
import type { PaymentRow } from './payments.queries.ts'
import { staffDeposit } from './staff-deposit.ts'

type Question = ListQuestion & QueryOf<typeof listDepositsToJudge>

/** For staff: deposits of all players, all or those that need attention. */
export const depositsListed = ({ db }: Pick<Needs, 'db'>) =>
  makeListSource(
    { db },
    {
      of: depositsInSql,
      call: listDepositsToJudge,
      where: ({ which = 'to-judge' }: Question) => depositsOf(which),
      show: (rows: readonly PaymentRow[]) => rows.map(staffDeposit),
    },
  )
