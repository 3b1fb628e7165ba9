import type { BoughtTicket, ScratchDefinition } from '#games/engines/scratch/math/index.ts'
import type { PlayableDefinition } from '#games/engines.ts'
import type { Clock, Database, Transaction } from '../../kernel/index.ts'
import type { DealtSeriesReader } from './dealt-series.ts'
import { fillShelf, type MakeSeriesNeeds } from './make-series.ts'
import { takeNext, type SeriesShelf } from './series.queries.ts'

export type SellNeeds = MakeSeriesNeeds & {
  readonly db: Database
  readonly clock: Clock
  readonly dealtSeries: DealtSeriesReader
}

/** Whether tickets of a game are sold from a series. */
export function sellsSeries(definition: PlayableDefinition): definition is ScratchDefinition & { series: true } {
  return definition.engine === 'scratch' && definition.series === true
}

/**
 * Takes the next ticket of the shelf inside the buyer's transaction: it is sold with the commit, and goes to the next
 * buyer after a rollback. Undefined when every series of the shelf is sold out.
 */
export async function sellTicket(
  { clock, dealtSeries }: Pick<SellNeeds, 'clock' | 'dealtSeries'>,
  tx: Transaction,
  shelf: SeriesShelf,
): Promise<BoughtTicket | undefined> {
  const series = await takeNext(tx, shelf, clock.now())
  if (!series) return undefined
  const number = series.sold - 1
  const prize = (await dealtSeries(tx, series)).prizeAt(number)
  return { series: series.id, number, ...(prize === undefined ? {} : { prize }) }
}

/** Calls `buy` until there was a ticket: where the job has not dealt the next series yet, the first buyer waits for it. */
export async function withTickets<T>(
  needs: SellNeeds,
  shelf: SeriesShelf,
  definition: ScratchDefinition,
  buy: () => Promise<T | 'sold-out'>,
): Promise<T> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const bought = await buy()
    if (bought !== 'sold-out') return bought
    await fillShelf(needs, shelf, definition, 1)
  }
  throw new Error('A series that was just dealt has tickets.')
}
