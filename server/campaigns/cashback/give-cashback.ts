import type { Heartbeat } from '../../kernel/index.ts'
import { listWallets } from '../../wallet/index.ts'
import * as versionQueries from '../versions.queries.ts'
import { giveGift } from '../give-gift.ts'
import type { CampaignNeeds } from '../needs.ts'
import * as queries from './cashback.queries.ts'
import { lossesOfPeriod, type LossNeeds } from './losses-of-period.ts'
import { periodsOf, type CashbackPeriod } from './periods.ts'

const EVERY_MS = 60_000
const ACCOUNTS_AT_ONCE = 200
/** Stakes before the end are in the books by then, and few rounds are still open. */
export const SETTLE_MS = 3_600_000
/** So long after the end a round of the period may be open; who leaves one open longer is given nothing for the period. */
export const WAIT_MS = 48 * 3_600_000
/** A campaign that ended longer ago than its longest period and the wait is finished. */
const ENDED_MS = 14 * 86_400_000

export type CashbackNeeds = CampaignNeeds & LossNeeds & { readonly zone: string }

export const causeOfCashback = (day: string): string => `cashback:${day}`

/**
 * Gives back part of what players lost in each period that is over (decision 0096). Accounts are judged page by page,
 * and the position is stored: after a crash it continues there, and nothing is given twice, on any number of processes.
 * Returns how many losses were judged.
 */
export async function giveCashback(needs: CashbackNeeds): Promise<number> {
  const { db, clock, target, zone } = needs
  const now = clock.now().getTime()
  let judged = 0
  for (const campaign of await queries.listCashback(db, target, new Date(now - ENDED_MS))) {
    const versions = (await versionQueries.listVersions(db, campaign.id)).toReversed()
    const begun = new Map((await queries.listPeriods(db, campaign.id)).map((one) => [one.startsAt.getTime(), one]))
    for (const period of periodsOf(versions, zone)) {
      if (period.endsAt.getTime() + SETTLE_MS > now) break
      // Rounds that began after the end do not count.
      if (campaign.endedAt && period.startsAt >= campaign.endedAt) break
      const progress = begun.get(period.startsAt.getTime())
      if (!progress?.doneAt) judged += await givePeriod(needs, campaign.id, period, progress)
    }
  }
  return judged
}

async function givePeriod(
  needs: CashbackNeeds,
  campaignId: string,
  period: CashbackPeriod,
  progress: queries.PeriodProgress | undefined,
): Promise<number> {
  const { db, clock } = needs
  const { startsAt, endsAt, version } = period
  const of = { campaignId, startsAt }
  if (!progress) await queries.beginPeriod(db, { ...of, endsAt, version: version.version })
  let [judged, after] = [0, progress?.afterAccount ?? 0]
  while (!progress?.readAt) {
    const accounts = (await listWallets(db, after, ACCOUNTS_AT_ONCE)).map(({ accountId }) => accountId)
    const { waiting, count } = await judgePage(needs, campaignId, period, accounts)
    judged += count
    after = accounts.at(-1) ?? after
    const isLast = accounts.length < ACCOUNTS_AT_ONCE
    await queries.savePage(db, of, { afterAccount: after, waiting, readAt: isLast ? clock.now() : null })
    if (isLast) break
  }
  const waited = progress?.readAt ? progress.waiting : []
  const again = await judgePage(needs, campaignId, period, waited)
  await queries.takeWaiting(
    db,
    of,
    waited.filter((accountId) => !again.waiting.includes(accountId)),
    clock.now(),
  )
  return judged + again.count
}

/** Judges what some accounts lost, one after another; those with an open round wait. */
async function judgePage(
  needs: CashbackNeeds,
  campaignId: string,
  period: CashbackPeriod,
  accounts: readonly number[],
): Promise<{ readonly waiting: number[]; readonly count: number }> {
  const { db, clock } = needs
  const waiting: number[] = []
  let count = 0
  if (accounts.length === 0) return { waiting, count }
  const { day, endsAt, version } = period
  const isWaitOver = clock.now().getTime() >= endsAt.getTime() + WAIT_MS
  for (const loss of await lossesOfPeriod(needs, db, accounts, { ...period, games: version.terms.games })) {
    const { accountId, playerId, lostMinor, isOpen } = loss
    if (isOpen && !isWaitOver) {
      waiting.push(accountId)
      continue
    }
    // Nothing to judge or record for a player without a loss.
    if (lostMinor <= 0 && !isOpen) continue
    count += 1
    const occasion = { kind: 'loss', lostMinor, isOpen, endsAt, version: version.version } as const
    await giveGift(needs, { campaignId, playerId, cause: causeOfCashback(day), occasion })
  }
  return { waiting, count }
}

/** Heartbeats of the worker for cashback. */
export function cashbackHeartbeats(needs: CashbackNeeds): Heartbeat[] {
  return [{ name: 'campaigns.give-cashback', everyMs: EVERY_MS, beat: () => giveCashback(needs) }]
}
