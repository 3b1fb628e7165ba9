import { sameTimeDaysLater } from '#contract/states/calendar.ts'
import { resealStored } from '#server/documents/index.ts'
import { publish, type Heartbeat, type ScheduledJob } from '#server/kernel/index.ts'
import { fileBelongsTo } from './files/file-place.ts'
import { deleteForgotten, findFilesToReseal, markResealed } from './files/files.queries.ts'
import { moveTicket } from './move-ticket.ts'
import type { SupportNeeds } from './needs.ts'
import { lockSilent } from './tickets.queries.ts'
import { aDayBefore } from './write-message.ts'

const CLOSE_EVERY_MS = 60_000
const BATCH = 100

/** Closes what was answered and nobody wrote to any more. Gives how many. */
export async function closeSilent(needs: SupportNeeds): Promise<number> {
  const { db, clock, target, timeZone, policy } = needs
  return db.transaction(async (tx) => {
    const before = sameTimeDaysLater(timeZone, clock.now(), -policy.closesAfterDays)
    const tickets = await lockSilent(tx, target, before, BATCH)
    for (const ticket of tickets) {
      await moveTicket(needs, tx, ticket, { move: 'close', actor: 'clock' })
      await publish(tx, 'support.ticket-closed', { ticketId: ticket.id, playerId: ticket.playerId, by: 'clock' })
    }
    return tickets.length
  })
}

/** Destroys files that no message named within a day. Gives how many. */
export async function forgetFiles({ db, clock, target, files }: SupportNeeds): Promise<number> {
  const ids = await db.transaction((tx) => deleteForgotten(tx, target, aDayBefore(clock.now())))
  for (const id of ids) await files.remove(id)
  return ids.length
}

/** Seals files anew that an older key sealed. Gives how many. */
export function resealTicketFiles(needs: SupportNeeds): Promise<number> {
  return resealStored(needs, { find: findFilesToReseal, mark: markResealed, belongsTo: fileBelongsTo })
}

/** What the worker does for this room all the time. */
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

/** What the worker does for this room at its hour. */
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
