import { sameTimeDaysLater } from '#contract/states/calendar.ts'
import { resealStored } from '#server/documents/index.ts'
import { forEachOfPages, publish, type Heartbeat, type ScheduledJob } from '#server/kernel/index.ts'
import { fileBelongsTo } from './files/file-place.ts'
import { deleteForgotten, findFilesToReseal, markResealed } from './files/files.queries.ts'
import { moveTicket } from './move-ticket.ts'
import type { SupportNeeds } from './needs.ts'
import { listSilent, lockSilent } from './tickets.queries.ts'
import { aDayBefore } from './write-message.ts'

const CLOSE_EVERY_MS = 60_000
const BATCH = 100

/**
 * Closes answered tickets without a message for long enough, each in its own transaction: a failure does not affect the others.
 * Returns their number.
 */
export async function closeSilent(needs: SupportNeeds): Promise<number> {
  const { db, clock, target, timeZone, policy } = needs
  const before = sameTimeDaysLater(timeZone, clock.now(), -policy.closesAfterDays)
  const closed = await forEachOfPages<string, boolean>({
    limit: BATCH,
    list: (page) => listSilent(db, target, { before, ...page }),
    work: (ticketId) =>
      db.transaction(async (tx) => {
        const ticket = await lockSilent(tx, ticketId, before)
        if (!ticket) return false
        await moveTicket(needs, tx, ticket, { move: 'close', actor: 'clock' })
        await publish(tx, 'support.ticket-closed', { ticketId, playerId: ticket.playerId, by: 'clock' })
        return true
      }),
    message: 'Some tickets could not be closed.',
  })
  return closed.filter(Boolean).length
}

/** Destroys files that were without a message for a day. Returns their number. */
export async function forgetFiles({ db, clock, target, files }: SupportNeeds): Promise<number> {
  const ids = await db.transaction((tx) => deleteForgotten(tx, target, aDayBefore(clock.now())))
  for (const id of ids) await files.remove(id)
  return ids.length
}

/** Re-encrypts files that have an older key. Returns their number. */
export function resealTicketFiles(needs: SupportNeeds): Promise<number> {
  return resealStored(needs, { find: findFilesToReseal, mark: markResealed, belongsTo: fileBelongsTo })
}

/** The heartbeats of this room. */
export function supportHeartbeats(needs: SupportNeeds): Heartbeat[] {
  return [
    {
      name: 'support.close-silent',
      everyMs: CLOSE_EVERY_MS,
      beat: async () => {
        await closeSilent(needs)
      },
    },
  ]
}

/** The scheduled jobs of this room. */
export function supportJobs(needs: SupportNeeds): ScheduledJob[] {
  return [
    {
      name: 'support.forget-files',
      cron: '20 * * * *',
      runsPer: 'brand',
      run: async () => {
        await forgetFiles(needs)
      },
    },
    {
      name: 'support.reseal-files',
      cron: '50 3 * * *',
      runsPer: 'brand',
      mostMinutes: 1380,
      run: async () => {
        await resealTicketFiles(needs)
      },
    },
  ]
}
