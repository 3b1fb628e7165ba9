import type { FoundPayment } from '#contract/play-v1/search.ts'
import type { Querier } from '#server/kernel/index.ts'
import * as queries from './finding.queries.ts'

/** The deposit or the withdrawal of a number, in any state: both are counted by one row of numbers. */
export async function findPaymentsByNumber(db: Querier, referenceNumber: number): Promise<FoundPayment[]> {
  return (await queries.findByNumber(db, referenceNumber)).map(foundPayment)
}

/** The same by its own id, or by that of a movement in the books that it made. */
export async function findPaymentsById(db: Querier, id: string): Promise<FoundPayment[]> {
  return (await queries.findByIdOrMovement(db, id)).map(foundPayment)
}

function foundPayment(row: queries.FoundRow): FoundPayment {
  const { referenceNumber, amountMinor, currency, createdAt, ...rest } = row
  return {
    ...rest,
    referenceNumber: String(referenceNumber),
    amount: { amountMinor, currency },
    createdAt: createdAt.toISOString(),
  }
}
