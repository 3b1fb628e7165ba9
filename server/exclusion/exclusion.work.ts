import { forEachOfPages, type Heartbeat, type Reaction, type ScheduledJob } from '#server/kernel/index.ts'
import { findPlayerById, findPlayersByIds } from '#server/players/index.ts'
import { queryRegister } from './query-register.ts'
import { findPlayersWithElapsed, lockExclusions } from './exclusion.queries.ts'
import type { ExclusionNeeds } from './needs.ts'
import { announceChange, liftElapsed } from './open-exclusion.ts'
import { removeOldHours } from './play.queries.ts'
import {
  findLatestCheck,
  finishApplication,
  listDueApplications,
  postponeApplication,
  SENT_MOST,
  takeDueApplications,
  type ApplicationRow,
} from './register.queries.ts'

const BATCH = 100
/** Before every id. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
const LIFT_EVERY_MS = 1_000
const APPLY_EVERY_MS = 1_000
const DAY_MS = 86_400_000
/** Delay after a failed attempt, doubled each time, up to an hour. */
const FIRST_WAIT_MS = 2_000
const WAIT_MAX_MS = 3_600_000

/** Records ends that have passed, so that they do not wait for the player's next visit. Being late is only stricter. */
export async function liftAllElapsed(needs: ExclusionNeeds): Promise<void> {
  const now = needs.clock.now()
  await forEachOfPages<number, void>({
    limit: BATCH,
    list: (page) => findPlayersWithElapsed(needs.db, now, page),
    work: async (playerId) => {
      await needs.db.transaction(async (tx) => {
        await lockExclusions(tx, playerId)
        await liftElapsed(needs, tx, playerId)
      })
      await announceChange(needs, [playerId])
    },
    message: 'Some ended exclusions could not be recorded.',
  })
}

/**
 * Sends waiting applications of the brand's players to the register; failed ones are retried. Those of another brand in
 * the same database are left to that brand's worker, and wait no longer for having been seen here.
 */
export async function sendApplications(needs: ExclusionNeeds): Promise<void> {
  const { db, clock } = needs
  const now = clock.now()
  const ids = await findOwnDue(needs, now)
  if (ids.length === 0) return
  const nextTryAt = new Date(now.getTime() + FIRST_WAIT_MS)
  for (const application of await takeDueApplications(db, ids, { now, nextTryAt })) await sendOne(needs, application)
}

/** The oldest due applications of the brand, as many as are sent at a time: those of other brands may stand before them. */
async function findOwnDue({ db, target }: ExclusionNeeds, now: Date): Promise<string[]> {
  const ids: string[] = []
  let due: { readonly id: string; readonly playerId: number }[]
  let after = BEFORE_ALL
  do {
    due = await listDueApplications(db, { now, after, limit: BATCH })
    // Nearly always: the job runs each second.
    if (due.length === 0) break
    const players = await findPlayersByIds(
      db,
      target,
      due.map(({ playerId }) => playerId),
    )
    const own = new Set(players.map(({ id }) => id))
    ids.push(...due.filter(({ playerId }) => own.has(playerId)).map(({ id }) => id))
    after = due.at(-1)?.id ?? after
  } while (due.length === BATCH && ids.length < SENT_MOST)
  return ids.slice(0, SENT_MOST)
}

async function sendOne({ db, clock, register, target }: ExclusionNeeds, application: ApplicationRow): Promise<void> {
  const player = await findPlayerById(db, target, application.playerId)
  if (!player || !register.apply) return
  const applied = await register.apply({
    person: { firstName: player.firstName, surname: player.surname, birthDate: player.birthDate },
    reason: 'player-asked',
    requestId: application.id,
    at: application.askedAt,
    months: application.months,
    source: application.source,
  })
  const none = { acceptedId: null, effectiveFrom: null }
  if (applied.outcome === 'accepted')
    return finishApplication(db, application.id, { state: 'accepted', ...applied, problem: null })
  if (applied.outcome === 'rejected')
    return finishApplication(db, application.id, { state: 'rejected', ...none, problem: applied.problem })
  const waitMs = Math.min(WAIT_MAX_MS, FIRST_WAIT_MS * 2 ** Math.min(application.tries, 20))
  await postponeApplication(db, application.id, new Date(clock.now().getTime() + waitMs), applied.problem)
}

/** Heartbeats of the room. */
export function exclusionHeartbeats(needs: ExclusionNeeds): Heartbeat[] {
  return [
    { name: 'exclusion.lift-elapsed', everyMs: LIFT_EVERY_MS, beat: () => liftAllElapsed(needs) },
    { name: 'exclusion.send-applications', everyMs: APPLY_EVERY_MS, beat: () => sendApplications(needs) },
  ]
}

/** Nightly job of the worker: deletes hours of play that do not count any more. */
export function exclusionJobs({ db, clock }: Pick<ExclusionNeeds, 'db' | 'clock'>): ScheduledJob[] {
  return [
    {
      name: 'exclusion.remove-old-hours',
      cron: '20 4 * * *',
      runsPer: 'database',
      mostMinutes: 240,
      run: () => removeOldHours(db, new Date(clock.now().getTime() - DAY_MS)),
    },
  ]
}

/**
 * Queries the register after each sign-in, where the market has one. A repeated event queries it only when nobody has
 * since: the first stake may have been faster.
 */
export function exclusionReactions(needs: ExclusionNeeds): Reaction[] {
  return [
    {
      event: 'sign-in.player-signed-in',
      name: 'exclusion.on-player-signed-in',
      react: async ({ playerId }) => {
        if (!needs.law.register()) return
        const player = await findPlayerById(needs.db, needs.target, playerId)
        if (!player) return
        const last = await findLatestCheck(needs.db, playerId, needs.register.name)
        if (last && player.lastSignInAt && last.answeredAt >= player.lastSignInAt) return
        await queryRegister(needs, playerId, 'sign-in')
      },
    },
  ]
}
