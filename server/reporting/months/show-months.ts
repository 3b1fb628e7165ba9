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
  const open = months.filter((month) => stateOf(month) === 'open')
  const comparisons = new Map((await queries.listComparisons(db, open)).map((one) => [one.month, one]))
  return months.toReversed().map((month): AccountingMonth => {
    const state = stateOf(month)
    const ofMonth = steps.get(month) ?? []
    return {
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
      obstacles: state === 'open' ? obstaclesOf(comparisons.get(month), { month, timeZone, firstOpen: open[0] }) : [],
      canReopen: month === lastClosed,
    }
  })
}

function checkOf(last: queries.StepRow | undefined): AccountingMonth['check'] {
  return last?.checkedAt ? { at: last.checkedAt.toISOString(), isSame: last.isSame === true } : null
}

function obstaclesOf(
  comparison: queries.Comparison | undefined,
  of: { readonly month: string; readonly timeZone: string; readonly firstOpen: string | undefined },
): AccountingMonth['obstacles'] {
  const isCompared =
    comparison !== undefined && comparison.checkedAt >= startOfDay(of.timeZone, firstOfNextMonth(of.month))
  return [
    ...(isCompared ? [] : (['not-compared'] as const)),
    ...(isCompared && comparison.differences > 0 ? (['differs'] as const) : []),
    ...(of.firstOpen !== undefined && of.firstOpen < of.month ? (['earlier-open'] as const) : []),
  ]
}
