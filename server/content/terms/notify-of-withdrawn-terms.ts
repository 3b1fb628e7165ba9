import { findPlayersByIds } from '#server/players/index.ts'
import type { ContentNeeds } from '../needs.ts'
import * as queries from './taken-back.queries.ts'
import type { ComingTerms } from './notices.queries.ts'

const BATCH = 200
const DAY_MS = 86_400_000
/** How long withdrawn terms may be published again without a letter; not past the day before they were to begin. */
const SETTLES_MS = DAY_MS
/** Older ones are ignored: they had a letter, or were withdrawn before this function existed. */
const NEWS_MS = 7 * DAY_MS

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target' | 'playerOrigin' | 'timeZone' | 'sendLetter'>

/** Sends a letter about withdrawn terms to players who got one about their beginning. Returns how many were written. */
export async function notifyOfWithdrawnTerms(needs: Needs): Promise<number> {
  const { db, target } = needs
  let written = 0
  for (const terms of await queries.findTakenBack(db, target, spanOf(needs))) {
    let after = 0
    for (let isMore = true; isMore;) {
      const step = await notifySome(needs, terms, after)
      written += step.written
      after = step.notified.at(-1) ?? 0
      isMore = step.notified.length === BATCH
    }
  }
  return written
}

async function notifySome(
  needs: Needs,
  terms: ComingTerms,
  after: number,
): Promise<{ readonly notified: readonly number[]; readonly written: number }> {
  const { db, clock, target, sendLetter } = needs
  const { language } = terms
  return db.transaction(async (tx) => {
    await queries.lockNotices(tx, terms)
    // Published again since it was found.
    if (!(await queries.findTakenBack(tx, target, spanOf(needs))).some((one) => isSame(one, terms)))
      return { notified: [], written: 0 }
    const notified = await queries.findStillNotified(tx, terms, { after, limit: BATCH })
    const players = new Map((await findPlayersByIds(tx, target, notified)).map((player) => [player.id, player]))
    const values = letterOf(needs, terms)
    let written = 0
    for (const playerId of notified) {
      const { email, state } = players.get(playerId) ?? {}
      if (!email || state === 'closed') continue
      await queries.insertTakenBack(tx, terms, { playerId, at: clock.now() })
      await sendLetter(tx, { to: email, language, template: 'terms-taken-back', values })
      written += 1
    }
    return { notified, written }
  })
}

function spanOf({ clock }: Needs) {
  const now = clock.now().getTime()
  return {
    since: new Date(now - NEWS_MS),
    settled: new Date(now - SETTLES_MS),
    soon: new Date(now + DAY_MS),
  }
}

const isSame = (one: ComingTerms, two: ComingTerms): boolean =>
  one.itemId === two.itemId && one.version === two.version && one.fromAt.getTime() === two.fromAt.getTime()

/** The URL shows the terms in force. */
function letterOf({ playerOrigin, timeZone }: Needs, { language, fromAt }: ComingTerms) {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(fromAt)
  return { day, url: new URL(`/${language}/terms`, playerOrigin).href }
}
