import { findReaders } from '#server/players/index.ts'
import type { ContentNeeds } from '../needs.ts'
import { signPreview } from '../sign-preview.ts'
import { findComingTerms, insertNotice, lockProgress, saveProgress, type ComingTerms } from './notices.queries.ts'

const BATCH = 200
const DAY_MS = 86_400_000

type Needs = Pick<
  ContentNeeds,
  'db' | 'clock' | 'target' | 'playerOrigin' | 'previewKey' | 'timeZone' | 'termsNoticeDays' | 'sendLetter'
>

/**
 * Sends letters about new terms as many days before as the pack of the market requires, or at once when fewer are left:
 * one letter per person, version and day, in the language of the account. Returns how many were written.
 */
export async function notifyOfTerms(needs: Needs): Promise<number> {
  const { db, clock, target, termsNoticeDays } = needs
  const now = clock.now()
  const until = new Date(now.getTime() + termsNoticeDays() * DAY_MS)
  let written = 0
  const span = { after: now, until }
  for (const coming of await findComingTerms(db, target, span)) {
    for (let seen = BATCH; seen === BATCH;) {
      const step = await notifySome(needs, coming, span)
      seen = step.seen
      written += step.written
    }
  }
  return written
}

async function notifySome(
  needs: Needs,
  coming: ComingTerms,
  span: { readonly after: Date; readonly until: Date },
): Promise<{ readonly seen: number; readonly written: number }> {
  const { db, clock, target, sendLetter } = needs
  return db.transaction(async (tx) => {
    const after = await lockProgress(tx, coming)
    // Taken back, or given another day, since it was found.
    if (!(await findComingTerms(tx, target, span)).some((one) => isSame(one, coming))) return { seen: 0, written: 0 }
    const readers = await findReaders(tx, { target, language: coming.language, after, limit: BATCH })
    const values = letterOf(needs, coming)
    let written = 0
    for (const { id: playerId, email: to } of readers) {
      if (!(await insertNotice(tx, coming, { playerId, at: clock.now() }))) continue
      await sendLetter(tx, { to, language: coming.language, template: 'terms-change', values })
      written += 1
    }
    const last = readers.at(-1)
    if (last) await saveProgress(tx, coming, last.id)
    return { seen: readers.length, written }
  })
}

const isSame = (one: ComingTerms, two: ComingTerms): boolean =>
  one.itemId === two.itemId && one.version === two.version && one.fromAt.getTime() === two.fromAt.getTime()

/** The address shows the coming text until it is in force; from then on the page itself does. */
function letterOf({ clock, target, playerOrigin, previewKey, timeZone }: Needs, coming: ComingTerms) {
  const { itemId, version, language, fromAt } = coming
  const from = fromAt.toISOString()
  const preview = { itemId, version, at: null, isSignedIn: false, from }
  const { token } = signPreview({ target, previewKey }, preview, clock.now(), fromAt)
  const address = new URL(`/${language}/terms`, playerOrigin)
  address.searchParams.set('preview', token)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(fromAt)
  return { day, url: address.href }
}
