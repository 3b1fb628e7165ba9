import type { AccountingMonth } from '#contract/play-v1/closed-months.ts'
import { dayOf, firstOfMonth, firstOfNextMonth, startOfDay } from '#contract/states/calendar.ts'
import type { MonthState } from '#contract/states/month-states.ts'
import type { Clock, Querier } from '#server/kernel/index.ts'
import * as queries from './months.queries.ts'

export type MonthNeeds = { readonly clock: Clock; readonly timeZone: string }

/** The months since the first movement, the newest first. */
export async function showMonths({ clock, timeZone }: MonthNeeds, db: Querier): Promise<AccountingMonth[]> {
  const first = await queries.findFirstMonth(db)
  if (first === undefined) return []
  const running = firstOfMonth(dayOf(timeZone, clock.now()))
  const steps = Map.groupBy(await queries.listSteps(db), ({ month }) => month)
  const stateOf = (month: string): MonthState => {
    if (month >= running) return 'running'
    return steps.get(month)?.at(-1)?.step === 'close' ? 'closed' : 'open'
  }
  const months: string[] = []
  for (let month = first; month <= running; month = firstOfNextMonth(month)) months.push(month)
  const lastClosed = months.findLast((month) => stateOf(month) === 'closed')
  const firstOpen = months.find((month) => stateOf(month) === 'open')
  const shown: AccountingMonth[] = []
  for (const month of months.toReversed()) {
    const state = stateOf(month)
    const ofMonth = steps.get(month) ?? []
    shown.push({
      month,
      state,
      steps: ofMonth.map(({ step, at, askedByName, signedByName, reason, hash }) => ({
        step,
        at: at.toISOString(),
        askedByName,
        signedByName,
        reason,
        hash,
      })),
      check: state === 'closed' ? checkOf(ofMonth.at(-1)) : null,
      obstacles: state === 'open' ? await obstaclesOf(db, { month, timeZone, firstOpen }) : [],
      canReopen: month === lastClosed,
    })
  }
  return shown
}

function checkOf(last: queries.StepRow | undefined): AccountingMonth['check'] {
  return last?.checkedAt ? { at: last.checkedAt.toISOString(), isSame: last.isSame === true } : null
}

async function obstaclesOf(
  db: Querier,
  of: { readonly month: string; readonly timeZone: string; readonly firstOpen: string | undefined },
): Promise<AccountingMonth['obstacles']> {
  const comparison = await queries.findComparison(db, of.month)
  const isCompared =
    comparison !== undefined && comparison.checkedAt >= startOfDay(of.timeZone, firstOfNextMonth(of.month))
  return [
    ...(isCompared ? [] : (['not-compared'] as const)),
    ...(isCompared && comparison.differences > 0 ? (['differs'] as const) : []),
    ...(of.firstOpen !== undefined && of.firstOpen < of.month ? (['earlier-open'] as const) : []),
  ]
}
