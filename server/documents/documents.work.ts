import { dayOf } from '#contract/states/calendar.ts'
import { forEachApart, forEachOfPages, type Heartbeat, type ScheduledJob } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import {
  listExpired,
  listExpiring,
  lockExpired,
  lockExpiring,
  markReminded,
  type DocumentRow,
} from './documents.queries.ts'
import { resealStored } from './files/reseal-stored.ts'
import { findFilesToReseal, markResealed } from './files/files.queries.ts'
import { forgetNewcomers } from './newcomers/adopt-newcomer.ts'
import { moveDocument } from './move-document.ts'
import type { DocumentNeeds } from './needs.ts'
import { findScansOfDocuments } from './scans.queries.ts'
import { documentNames } from './texts/document-names.ts'

const WATCH_EVERY_MS = 60_000
const BATCH = 100
const REMIND_DAYS = 30
const DAY_MS = 86_400_000

/** Expires documents whose last day is over, each in its own transaction: a failure does not affect the others. Returns how many. */
export async function expireDocuments(needs: DocumentNeeds): Promise<number> {
  const { db, clock, market, target } = needs
  const day = dayOf(market.timeZone, clock.now())
  const expired = await forEachOfPages<string, boolean>({
    limit: BATCH,
    list: (page) => listExpired(db, target, { day, ...page }),
    work: (id) =>
      db.transaction(async (tx) => {
        const document = await lockExpired(tx, id, day)
        if (!document) return false
        const scans = await findScansOfDocuments(tx, [id])
        await moveDocument(needs, tx, { document, scans, move: 'expire', cause: { actor: 'clock' } })
        return true
      }),
    message: 'Some documents could not be expired.',
  })
  return expired.filter(Boolean).length
}

/** Sends letters to players whose document expires within 30 days, once per document, each apart as above. Returns how many. */
export async function remindOfExpiry(needs: DocumentNeeds): Promise<number> {
  const { db, clock, market, target } = needs
  const untilDay = dayOf(market.timeZone, new Date(clock.now().getTime() + REMIND_DAYS * DAY_MS))
  const reminded = await forEachOfPages<string, boolean>({
    limit: BATCH,
    list: (page) => listExpiring(db, target, { untilDay, ...page }),
    work: (id) =>
      db.transaction(async (tx) => {
        const document = await lockExpiring(tx, id, untilDay)
        if (!document) return false
        const player = await findPlayerById(tx, target, document.playerId)
        if (player) await needs.sendLetter(tx, reminder(player, document))
        await markReminded(tx, id, clock.now())
        return true
      }),
    message: 'Some players could not be reminded of their document.',
  })
  return reminded.filter(Boolean).length
}

function reminder(
  { email: to, language }: { email: string; language: keyof typeof documentNames },
  { kind, expiresOn }: DocumentRow,
) {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(expiresOn ?? 0))
  return {
    to,
    language,
    template: 'document-expiring' as const,
    values: { document: documentNames[language][kind], day },
  }
}

/** Seals files again that an older key sealed, so that this key can be removed from FIELD_KEYS. Returns how many. */
export function resealFiles(needs: DocumentNeeds): Promise<number> {
  return resealStored(needs, { find: findFilesToReseal, mark: markResealed })
}

/** Heartbeats of the worker for this room. */
export function documentHeartbeats(needs: DocumentNeeds): Heartbeat[] {
  return [
    {
      name: 'documents.watch-expiry',
      everyMs: WATCH_EVERY_MS,
      beat: async () => {
        await forEachApart(
          [expireDocuments, remindOfExpiry],
          (work) => work(needs),
          'Some documents could not be watched.',
        )
      },
    },
  ]
}

/** Nightly jobs of the worker for this room. */
export function documentJobs(needs: DocumentNeeds): ScheduledJob[] {
  return [
    {
      name: 'documents.reseal-files',
      cron: '40 3 * * *',
      runsPer: 'brand',
      mostMinutes: 1380,
      run: async () => {
        await resealFiles(needs)
      },
    },
    {
      name: 'documents.forget-newcomers',
      cron: '10 * * * *',
      runsPer: 'brand',
      run: async () => {
        await forgetNewcomers(needs)
      },
    },
  ]
}
