import type { FoundPayment } from '#contract/play-v1/search.ts'
import type { Querier } from '#server/kernel/index.ts'
import * as queries from './finding.queries.ts'

/** The deposit or the withdrawal with a number, in any state: both take numbers from one sequence. */
export async function findPaymentsByNumber(db: Querier, referenceNumber: number): Promise<FoundPayment[]> {
  return (await queries.findByNumber(db, referenceNumber)).map(foundPayment)
}

/** The same by its own id, or by the id of a movement that it made in the books. */
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
