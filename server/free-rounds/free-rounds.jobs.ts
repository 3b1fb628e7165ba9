import { freeRoundsCan } from '#contract/states/free-round-states.ts'
import {
  assert,
  forEachApart,
  forEachOfPages,
  publish,
  type Clock,
  type Database,
  type Heartbeat,
  type Querier,
  type ScheduledJob,
  type Transaction,
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

/**
 * Ends expired free rounds, each in its own transaction, with an event about the rest; their wins for bonus money become an offer of
 * it. A failure does not affect the others. Returns how many.
 */
export async function expireFreeRounds({ db, clock, offerBonus }: Omit<JobNeeds, 'findWins'>): Promise<number> {
  const at = clock.now()
  const expired = await forEachOfPages<string, boolean>({
    limit: AT_ONCE,
    list: (page) => queries.listExpired(db, at, page),
    work: (id) => db.transaction((tx) => expireAward({ offerBonus }, tx, id, at)),
    message: 'Some free rounds could not be ended.',
  })
  return expired.filter(Boolean).length
}

async function expireAward(needs: Pick<JobNeeds, 'offerBonus'>, tx: Transaction, id: string, at: Date) {
  const award = await queries.expire(tx, id, at)
  if (!award) return false
  const { relationId, ...rest } = award
  await publish(tx, 'free-rounds.expired', { awardId: id, ...rest })
  if (relationId === null) return true
  const relation = await relations.lockRelation(tx, relationId)
  assert(relation, 'An award names the offer that it was.')
  if (!freeRoundsCan('expire', relation.state)) return true
  await relations.endRelation(tx, relationId, { state: 'expired', at })
  await offerWins(needs, tx, relation, at)
  return true
}

/** Ends expired offers, each apart: a failure does not affect the others. Returns how many. */
export async function expireOffers({ db, clock }: Pick<JobNeeds, 'db' | 'clock'>): Promise<number> {
  const at = clock.now()
  const expired = await forEachOfPages<string, boolean>({
    limit: AT_ONCE,
    list: (page) => relations.listOverdueOffers(db, at, page),
    work: (id) => relations.expireOffer(db, id, at),
    message: 'Some offers of free rounds could not be ended.',
  })
  return expired.filter(Boolean).length
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
        const works = [expireFreeRounds, expireOffers]
        await forEachApart(works, (work) => work(needs), 'Some free rounds or offers of them could not be ended.')
      },
    },
  ]
}
