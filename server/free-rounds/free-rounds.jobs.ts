import { freeRoundsCan } from '#contract/states/free-round-states.ts'
import {
  assert,
  forEachApart,
  publish,
  type Clock,
  type Database,
  type Heartbeat,
  type Querier,
  type ScheduledJob,
} from '../kernel/index.ts'
import * as queries from './free-rounds.queries.ts'
import type { OfferBonus } from './needs.ts'
import { offerWins } from './relations/offer-wins.ts'
import * as relations from './relations/relations.queries.ts'

const AT_ONCE = 500

export type JobNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly offerBonus: OfferBonus
  /** What rounds of the books have won; those that wait for a decision are left out. */
  readonly findWins: (
    db: Querier,
    roundIds: readonly string[],
  ) => Promise<readonly { readonly roundId: string; readonly wonMinor: number }[]>
}

/** Ends expired free rounds, with an event about the rest; their wins for bonus money become an offer of it. */
export async function expireFreeRounds({ db, clock, offerBonus }: Omit<JobNeeds, 'findWins'>): Promise<number> {
  let ended = 0
  for (;;) {
    const at = clock.now()
    const expired = await db.transaction(async (tx) => {
      const awards = await queries.expire(tx, at, AT_ONCE)
      for (const { id, playerId, left, relationId } of awards) {
        await publish(tx, 'free-rounds.expired', { awardId: id, playerId, left })
        if (relationId === null) continue
        const relation = await relations.lockRelation(tx, relationId)
        assert(relation, 'An award names the offer that it was.')
        if (!freeRoundsCan('expire', relation.state)) continue
        await relations.endRelation(tx, relationId, { state: 'expired', at })
        await offerWins({ offerBonus }, tx, relation, at)
      }
      return awards.length
    })
    ended += expired
    if (expired < AT_ONCE) return ended
  }
}

/** Ends expired offers. */
export async function expireOffers({ db, clock }: Pick<JobNeeds, 'db' | 'clock'>): Promise<number> {
  let ended = 0
  for (;;) {
    const at = clock.now()
    const expired = await db.transaction(async (tx) => {
      const ids = await relations.lockOverdueOffers(tx, at, AT_ONCE)
      await relations.expireOffers(tx, ids, at)
      return ids.length
    })
    ended += expired
    if (expired < AT_ONCE) return ended
  }
}

/** Records results of rounds whose end was not known at the stake: bets with decisions, and shared rounds. */
export async function recordWins({ db, clock, findWins }: Omit<JobNeeds, 'offerBonus'>): Promise<number> {
  const before = new Date(clock.now().getTime() - 5_000)
  const found: Awaited<ReturnType<typeof findWins>>[number][] = []
  let page: string[] = []
  // All of them each time: rounds that stay open for a day delay no others.
  do {
    page = await queries.listUnknown(db, { before, after: page.at(-1), limit: AT_ONCE })
    const known = await findWins(db, page)
    found.push(...known)
  } while (page.length === AT_ONCE)
  const recorded = await forEachApart(
    found,
    ({ roundId, wonMinor }) => db.transaction((tx) => queries.recordWin(tx, { roundId, wonMinor, heldMinor: 0 })),
    'Some wins of free rounds could not be recorded.',
  )
  return recorded.length
}

/** Heartbeats of the worker for this room. */
export function freeRoundHeartbeats(needs: JobNeeds): Heartbeat[] {
  return [{ name: 'free-rounds.note-wins', everyMs: 5_000, beat: () => recordWins(needs) }]
}

/** Repeated work of the room. */
export function freeRoundsJobs(needs: JobNeeds): ScheduledJob[] {
  return [
    {
      name: 'free-rounds.expire',
      cron: '*/5 * * * *',
      runsPer: 'database',
      run: async () => {
        await expireFreeRounds(needs)
        await expireOffers(needs)
      },
    },
  ]
}
