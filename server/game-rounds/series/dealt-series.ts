import { LruMap } from 'toad-cache'
import type { ScratchDefinition } from '#games/engines/scratch/math/index.ts'
import { hexOfBytes } from '#games/kit/fairness/bytes.ts'
import { dealSeries, prizeOf, saltsOf } from '#games/kit/fairness/deal-series.ts'
import { edgeOf, leafOf, levelsOf, pathOf, type SeriesTicket } from '#games/kit/fairness/ticket-tree.ts'
import { assert, type Querier } from '../../kernel/index.ts'
import type { SeedSealer } from '../seeds/seal-seed.ts'
import { findDefinition } from '../history/show-round.ts'
import type { SeriesRow } from './series.queries.ts'

/** Tickets under one stored node of the tree. */
export const TICKETS_PER_NODE = 256
const HASH_BYTES = 32
const SERIES_REMEMBERED = 64

/** A series with all its prizes. It leaves the process only ticket by ticket, as they are sold. */
export type DealtSeries = {
  readonly definition: ScratchDefinition
  readonly prizeAt: (number: number) => number | undefined
  readonly ticketAt: (number: number) => SeriesTicket
  /** Merkle path of a ticket: hashes from its leaf up to the root. */
  readonly pathAt: (number: number) => string[]
  /** Proof of the first tickets: hashes to the right of them. */
  readonly edgeAt: (sold: number) => string[]
}

type Facts = Pick<SeriesRow, 'id' | 'gameKey' | 'definitionHash' | 'tickets' | 'seed' | 'nodes'>

/** Opens series and caches them: dealing one takes some milliseconds. */
export function makeDealtSeries(seeds: Pick<SeedSealer, 'open'>) {
  const known = new LruMap<DealtSeries>(SERIES_REMEMBERED)
  return async (db: Querier, facts: Facts): Promise<DealtSeries> => {
    const earlier = known.get(facts.id)
    if (earlier) return earlier
    const definition = await readDefinitionOf(db, facts)
    const dealt = deal(facts, definition, seeds.open(facts.seed))
    known.set(facts.id, dealt)
    return dealt
  }
}
export type DealtSeriesReader = ReturnType<typeof makeDealtSeries>

async function readDefinitionOf(db: Querier, { gameKey, definitionHash }: Facts): Promise<ScratchDefinition> {
  const definition = await findDefinition(db, gameKey, definitionHash)
  assert(definition.engine === 'scratch' && definition.series, 'A series is of a game that sells series.')
  return definition
}

function deal({ gameKey, definitionHash, tickets, nodes }: Facts, definition: ScratchDefinition, seed: Uint8Array) {
  const dealt = dealSeries({ seed, gameKey, definitionHash }, { tickets, prizes: definition.prizes })
  const saltOf = saltsOf(seed)
  const ticketAt = (number: number): SeriesTicket => ({ prize: prizeOf(dealt[number]), salt: saltOf(number) })
  const upper = levelsOf(
    Array.from({ length: Math.ceil(tickets / TICKETS_PER_NODE) }, (_, at) =>
      Uint8Array.from(nodes.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES)),
    ),
  )
  /** The levels under one stored node, and its own. */
  const lowerOf = (node: number): Uint8Array[][] => {
    const first = node * TICKETS_PER_NODE
    const leaves = Array.from({ length: Math.min(TICKETS_PER_NODE, tickets - first) }, (_, at) =>
      leafOf(first + at, ticketAt(first + at)),
    )
    return padLevels(levelsOf(leaves))
  }
  return {
    definition,
    prizeAt: (number: number) => prizeOf(dealt[number]),
    ticketAt,
    pathAt(number: number) {
      const node = Math.floor(number / TICKETS_PER_NODE)
      const below = pathOf(lowerOf(node).slice(0, -1), number % TICKETS_PER_NODE)
      return [...below, ...pathOf(upper, node)].map(hexOfBytes)
    },
    edgeAt(sold: number) {
      const node = Math.floor(sold / TICKETS_PER_NODE)
      const inside = sold % TICKETS_PER_NODE
      if (inside === 0) return edgeOf(upper, node).map(hexOfBytes)
      return [...edgeOf(lowerOf(node), inside), ...edgeOf(upper, node + 1)].map(hexOfBytes)
    },
  }
}

const LEVELS_PER_NODE = Math.log2(TICKETS_PER_NODE) + 1

/** The last node may have fewer tickets: its single nodes are passed up to the levels above too. */
function padLevels(levels: Uint8Array[][]): Uint8Array[][] {
  const top = levels.at(-1) ?? []
  return [...levels, ...Array.from({ length: LEVELS_PER_NODE - levels.length }, () => top)]
}
