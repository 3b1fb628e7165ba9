import { setImmediate as breathe } from 'node:timers/promises'
import type { ScratchDefinition } from '#games/engines/scratch/math/index.ts'
import { hexOfBytes } from '#games/kit/fairness/bytes.ts'
import { dealSeries, prizeOf, saltsOf } from '#games/kit/fairness/deal-series.ts'
import { leafOf, levelsOf } from '#games/kit/fairness/ticket-tree.ts'
import { newId, secrets, type Clock, type Database } from '../../kernel/index.ts'
import { storeDefinition } from '../game-rounds.queries.ts'
import type { SeedSealer } from '../seeds/seal-seed.ts'
import { TICKETS_PER_NODE } from './dealt-series.ts'
import { countSeries, insertSeries, type SeriesShelf } from './series.queries.ts'

const SEED_BYTES = 32
/** Hashing a whole series at once would block the event loop for some hundred milliseconds. */
const NODES_AT_ONCE = 8

export type MakeSeriesNeeds = { readonly db: Database; readonly clock: Clock; readonly seeds: Pick<SeedSealer, 'seal'> }

/** Series with tickets of a shelf: the one on sale and the next, whose root can be recorded beforehand. */
export const SERIES_READY = 2

/**
 * Deals series for a shelf until `least` of them have tickets. Two processes may do it concurrently: one series is
 * stored.
 */
export async function fillShelf(
  needs: MakeSeriesNeeds,
  shelf: SeriesShelf,
  definition: ScratchDefinition,
  least: number,
): Promise<void> {
  for (;;) {
    const { made, unsold } = await countSeries(needs.db, shelf)
    if (unsold >= least) return
    await makeSeries(needs, shelf, definition, made + 1)
  }
}

/** Deals one series and publishes the root of its tree before any ticket is sold. */
async function makeSeries(
  { db, clock, seeds }: MakeSeriesNeeds,
  shelf: SeriesShelf,
  definition: ScratchDefinition,
  number: number,
): Promise<void> {
  const { tickets, prizes } = definition
  const seed = secrets.bytes(SEED_BYTES)
  const dealt = dealSeries({ ...shelf, seed }, { tickets, prizes })
  const saltOf = saltsOf(seed)
  const nodes: Uint8Array[] = []
  for (let first = 0; first < tickets; first += TICKETS_PER_NODE) {
    const end = Math.min(first + TICKETS_PER_NODE, tickets)
    const leaves = Array.from(dealt.subarray(first, end), (stored, at) =>
      leafOf(first + at, { prize: prizeOf(stored), salt: saltOf(first + at) }),
    )
    nodes.push(levelsOf(leaves).at(-1)?.[0] ?? new Uint8Array())
    if (nodes.length % NODES_AT_ONCE === 0) await breathe()
  }
  const now = clock.now()
  await storeDefinition(db, shelf.definitionHash, shelf.gameKey, definition, now)
  await insertSeries(db, {
    ...shelf,
    id: newId(now),
    number,
    tickets,
    seed: seeds.seal(seed),
    root: hexOfBytes(levelsOf(nodes).at(-1)?.[0] ?? new Uint8Array()),
    nodes: Buffer.concat(nodes),
    madeAt: now,
  })
}
