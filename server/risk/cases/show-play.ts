import type { ReplyOf } from '#contract/call.ts'
import { EVENINGS, type getPlayOfCase as call } from '#contract/play-v1/risk-cases.ts'
import type { Currency } from '#contract/shapes/money.ts'
import { areasFor } from '#contract/shapes/risk.ts'
import { dayOf, daysAfter, startOfDay } from '#contract/states/calendar.ts'
import type { Input } from '#server/kernel/index.ts'
import { findSlots } from '../measuring/play.queries.ts'
import type { RiskNeeds } from '../needs.ts'
import { findCase } from './cases.queries.ts'

const HALF_A_DAY_MS = 12 * 3_600_000

/** Evenings of the player of a case as they were: what nights and hours of play are counted from. */
export async function showPlay(
  { db, clock, target, timeZone, currency }: RiskNeeds,
  { caller, query, subject, refuse }: Pick<Input<typeof call>, 'caller' | 'query' | 'subject' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  const row = await findCase(db, { target, areas: areasFor(caller.permissions), caseId: query.caseId })
  if (!row) return refuse('ERR_CASE_NOT_FOUND')
  subject('risk-case', row.id, String(row.number))
  const lastDay = dayOf(timeZone, new Date(clock.now().getTime() - HALF_A_DAY_MS))
  const first = startOfDay(timeZone, daysAfter(lastDay, 1 - EVENINGS))
  const slots = await findSlots(db, row.playerId, new Date(first.getTime() + HALF_A_DAY_MS))
  return {
    lastDay,
    slots: slots.map(({ startsAt, rounds, staked }) => ({
      startsAt: startsAt.toISOString(),
      rounds,
      staked: { amountMinor: staked, currency: currency as Currency },
    })),
  }
}
