import type { ReplyOf } from '#contract/call.ts'
import type { getRates } from '#contract/capi-v1/currency-exchange-rates.ts'
import type { listRateFetches } from '#contract/play-v1/exchange-rates.ts'
import { dayOf } from '#contract/states/calendar.ts'
import type { Clock, Database } from '../../kernel/index.ts'
import * as queries from './rates.queries.ts'

type Needs = { readonly db: Database; readonly clock: Clock; readonly timeZone: string }

const FETCHES_SHOWN = 50

/**
 * The rates that were valid on a day: of each central bank the list of that day, or the last one before it (providers
 * §12.3). By default of today.
 */
export async function listRatesOn(
  { db, clock, timeZone }: Needs,
  day: string = dayOf(timeZone, clock.now()),
): Promise<ReplyOf<typeof getRates>> {
  const rates = await queries.findRatesOn(db, day)
  return {
    rates: rates.map(({ from, to, rate, validOn, source }) => ({ from, to, rate, validOn, source })),
  }
}

/** For staff: outcomes of requests to the central banks, newest first. */
export async function listFetches({ db }: Pick<Needs, 'db'>): Promise<ReplyOf<typeof listRateFetches>> {
  const rows = await queries.listFetches(db, FETCHES_SHOWN)
  return {
    fetches: rows.map(({ id, heldList, fetchedAt, acceptedAt, acceptedByName, ...row }) => ({
      fetchId: id,
      source: row.source,
      fetchedAt: fetchedAt.toISOString(),
      outcome: row.outcome,
      problem: row.problem,
      validOn: row.validOn,
      heldRates: heldList === null ? [] : [...heldList],
      accepted:
        acceptedAt === null
          ? null
          : { at: acceptedAt.toISOString(), by: acceptedByName ?? '', explanation: row.explanation ?? '' },
    })),
  }
}
