import type { Querier } from '../../kernel/index.ts'
import { listWatches } from './drift.queries.ts'

/** Keys of the games that are off because their return drifted from what is proved. */
export async function listAlarmed(db: Querier): Promise<string[]> {
  const alarmed = (await listWatches(db)).filter(({ alarmAt }) => alarmAt !== null)
  return [...new Set(alarmed.map(({ gameKey }) => gameKey))]
}
