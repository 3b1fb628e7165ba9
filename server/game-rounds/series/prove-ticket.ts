import type { Static } from 'typebox'
import type { TicketProof } from '#contract/play-v1/series.ts'
import type { BoughtTicket } from '#games/engines/scratch/math/index.ts'
import { hexOfBytes } from '#games/kit/fairness/bytes.ts'
import { assert, type Querier } from '../../kernel/index.ts'
import type { SeedSealer } from '../seeds/seal-seed.ts'
import type { DealtSeriesReader } from './dealt-series.ts'
import { findSeries } from './series.queries.ts'

type Proof = Static<typeof TicketProof>

/** Proof of a sold ticket: its salt and the path to the root that was published before. The seed only when all are sold. */
export async function proveTicket(
  db: Querier,
  { seeds, dealtSeries }: { readonly seeds: Pick<SeedSealer, 'open'>; readonly dealtSeries: DealtSeriesReader },
  { series: id, number }: BoughtTicket,
): Promise<Proof> {
  const series = await findSeries(db, id)
  assert(series && number < series.sold, 'A bought ticket is of a series, and sold.')
  const dealt = await dealtSeries(db, series)
  const { prize = null, salt } = dealt.ticketAt(number)
  return {
    seriesId: id,
    root: series.root,
    tickets: series.tickets,
    number,
    prize,
    salt: hexOfBytes(salt),
    path: dealt.pathAt(number),
    seed: series.endedAt ? hexOfBytes(seeds.open(series.seed)) : null,
  }
}
