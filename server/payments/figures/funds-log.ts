import { listFunds } from '#contract/play-v1/logs.ts'
import { makeListSource } from '#server/kernel/index.ts'
import type { Needs } from '../needs.ts'
import { fundsInSql, isInLog, type FundRow } from './funds-log.queries.ts'

/** For staff: money in and out, each payment once, and cash of venues. */
export const fundsListed = ({ db }: Pick<Needs, 'db'>) =>
  makeListSource(
    { db },
    {
      of: fundsInSql,
      call: listFunds,
      where: () => isInLog,
      show: (rows: readonly FundRow[]) =>
        rows.map(({ id, referenceNumber, currency, begunAt, changedAt, ...row }) => ({
          paymentId: id,
          referenceNumber: referenceNumber === null ? null : String(referenceNumber),
          place: row.place,
          direction: row.direction,
          playerId: row.playerId,
          method: row.method,
          gateway: row.gateway,
          state: row.state,
          reason: row.reason,
          amount: { amountMinor: row.amountMinor, currency },
          fee: { amountMinor: row.feeMinor, currency },
          partnerFee: { amountMinor: row.partnerFeeMinor, currency },
          begunAt: begunAt.toISOString(),
          changedAt: changedAt.toISOString(),
        })),
    },
  )
