import type { Heartbeat, Reaction, ScheduledJob } from '../kernel/index.ts'
import { countFreePlay } from './facts/count-free-play.ts'
import { countQuietDays } from './facts/count-quiet-days.ts'
import { countStakes } from './facts/count-stakes.ts'
import { recordFact } from './facts/record-fact.ts'
import { removeExpired } from './inbox/inbox.queries.ts'
import type { CountNeeds } from './needs.ts'
import { expirePoints } from './points/expire-points.ts'
import { saveAvatar } from './points/points.queries.ts'

const FREE_PLAY_EVERY_MS = 10_000
const STAKES_EVERY_MS = 60_000

/** Counted within minutes. */
export function loyaltyHeartbeats(needs: CountNeeds): Heartbeat[] {
  return [
    { name: 'loyalty.count-free-play', everyMs: FREE_PLAY_EVERY_MS, beat: () => countFreePlay(needs) },
    { name: 'loyalty.count-stakes', everyMs: STAKES_EVERY_MS, beat: () => countStakes(needs) },
  ]
}

/** Daily jobs: finished days, expired points and messages. */
export function loyaltyJobs(needs: CountNeeds): ScheduledJob[] {
  return [
    {
      name: 'loyalty.quiet-days',
      cron: '20 0 * * *',
      runsPer: 'brand',
      mostMinutes: 720,
      run: async () => {
        await countQuietDays(needs)
      },
    },
    {
      name: 'loyalty.expire',
      cron: '10 * * * *',
      runsPer: 'brand',
      run: async () => {
        await expirePoints(needs)
        await removeExpired(needs.db, needs.clock.now())
      },
    },
  ]
}

/** Reactions to completed parts of the account; idempotent. */
export function loyaltyReactions(needs: CountNeeds): Reaction[] {
  // Brands of a market share a database, and receive events of each other's players.
  const isOwn = (playerId: number) => needs.isPlayer(needs.db, playerId)
  const note = async (playerId: number, part: string) => {
    if (!(await isOwn(playerId))) return
    await needs.db.transaction((tx) => recordFact(needs, tx, { playerId, kind: 'profile', eventId: part }))
  }
  return [
    {
      event: 'players.avatar-changed',
      name: 'loyalty.on-avatar-changed',
      react: async ({ playerId }) => {
        if (!(await isOwn(playerId))) return
        await needs.db.transaction(async (tx) => {
          // The picture chosen last is shown.
          await saveAvatar(tx, playerId, null)
          await recordFact(needs, tx, { playerId, kind: 'profile', eventId: 'picture' })
        })
      },
    },
    {
      event: 'registration.contact-proved',
      name: 'loyalty.on-contact-proved',
      react: ({ playerId, channel }) => note(playerId, channel),
    },
    {
      event: 'limits.changed',
      name: 'loyalty.on-limits-changed',
      react: async ({ playerId }) => {
        // A player who declined every limit has none of their own.
        if (await needs.hasOwnLimit(needs.db, playerId)) await note(playerId, 'limits')
      },
    },
  ]
}
