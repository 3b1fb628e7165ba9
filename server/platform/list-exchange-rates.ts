import type { Database } from '../kernel/index.ts'
import { findNewestRates, type Rate } from './platform.queries.ts'

/** Newest stored rate of each pair. The rates themselves are fetched with the payments (roadmap issue 5). */
export async function listExchangeRates({ db }: { readonly db: Database }): Promise<{ rates: Rate[] }> {
  return { rates: await findNewestRates(db) }
}
