import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/reconciliation.ts'
import { dayOf, daysAfter } from '#contract/states/calendar.ts'
import type { Input } from '#server/kernel/index.ts'
import { LISTS_PAYOUTS } from './lists/partner-item.ts'
import type { ReconciliationNeeds } from './reconcile-day.ts'
import * as queries from './show-days.queries.ts'

const DAYS_SHOWN = 31

/** Days of the last month, newest first. */
export async function listDays(needs: ReconciliationNeeds): Promise<ReplyOf<typeof calls.listReconciledDays>> {
  const { db, clock, rules } = needs
  const { currency, timeZone } = rules
  const money = (amountMinor: number) => ({ amountMinor, currency })
  const rows = await queries.listDays(db, {
    since: daysAfter(dayOf(timeZone, clock.now()), -DAYS_SHOWN),
    timeZone,
    withPayouts: LISTS_PAYOUTS,
  })
  return {
    days: rows.map((row) => ({
      gateway: row.gateway,
      day: row.day,
      ours: { count: row.oursCount, total: money(row.oursMinor), fees: money(row.ourFeesMinor) },
      partner: row.listedAt && {
        count: row.partnerCount,
        total: money(row.partnerMinor),
        fees: row.partnerFeesMinor === null ? null : money(row.partnerFeesMinor),
        listedAt: row.listedAt.toISOString(),
        listedBy: row.listedByName ?? '',
      },
      openDifferences: row.openDifferences,
      explainedDifferences: row.explainedDifferences,
      closed: row.closedAt && {
        at: row.closedAt.toISOString(),
        by: row.closedByName ?? '',
        explanation: row.explanation ?? '',
      },
    })),
  }
}

/** The differences of a day, open ones first. */
export async function readDay(
  { db, rules }: ReconciliationNeeds,
  { query }: Pick<Input<typeof calls.getReconciledDay>, 'query'>,
): Promise<ReplyOf<typeof calls.getReconciledDay>> {
  const money = (amountMinor: number | null) =>
    amountMinor === null ? null : { amountMinor, currency: rules.currency }
  const rows = await queries.listDifferences(db, query.gateway, query.day)
  return {
    differences: rows.map(({ id, oursMinor, partnerMinor, explainedByName, ...row }) => ({
      differenceId: id,
      ...row,
      ours: money(oursMinor),
      partner: money(partnerMinor),
      explainedBy: explainedByName,
    })),
  }
}
