import type { ReplyOf } from '#contract/call.ts'
import type { previewThresholds as call } from '#contract/play-v1/risk-thresholds.ts'
import { PREVIEW_DAYS, type RiskArea, type RiskTerms } from '#contract/shapes/risk.ts'
import { dayOf, daysAfter } from '#contract/states/calendar.ts'
import { listFigures, type MeasureRow } from '../measuring/measures.queries.ts'
import type { RiskNeeds } from '../needs.ts'
import { raise } from '../signals/raise.ts'
import { readTerms } from './judge-terms.ts'
import { termsInForce } from './terms-in-force.ts'

const PLAYERS_AT_ONCE = 2_000
/** Facts in a long window may be older than the days of the preview. */
const LONGEST_DAYS = 365

type Counts = Record<RiskArea, { alerts: number; players: number }>
type Needs = Pick<RiskNeeds, 'db' | 'clock' | 'target' | 'timeZone'>

/** How many alerts of some areas thresholds would have raised in the last 90 days, by the figures and the function that raise them. */
export async function preview(
  needs: Needs,
  proposed: RiskTerms,
  areas: readonly RiskArea[],
): Promise<ReplyOf<typeof call>> {
  const { db, target } = needs
  const asked = readTerms(proposed)
  const inForce = (await termsInForce(db, target)).terms
  const [proposedCounts, nowCounts] = await countAlerts(needs, [asked, inForce])
  return { days: PREVIEW_DAYS, proposed: shown(proposedCounts, areas), now: shown(nowCounts, areas) }
}

/** Counts for each of some terms, player after player. */
async function countAlerts(
  { db, clock, target, timeZone }: Needs,
  terms: readonly [RiskTerms, RiskTerms],
): Promise<readonly [Counts, Counts]> {
  const to = dayOf(timeZone, clock.now())
  const from = daysAfter(to, 1 - PREVIEW_DAYS)
  const counts = [none(), none()] as const
  let after = 0
  for (;;) {
    const rows = await listFigures(db, {
      target,
      sinceDay: daysAfter(from, -LONGEST_DAYS),
      after,
      limit: PLAYERS_AT_ONCE,
    })
    for (const figures of byPlayer(rows))
      terms.forEach((one, index) => add(counts[index] ?? none(), raise(figures, one, { from, to })))
    const last = rows.at(-1)
    if (!last) return counts
    after = last.playerId
  }
}

type Figure = Pick<MeasureRow, 'playerId' | 'signal' | 'day' | 'value'>

function byPlayer(rows: readonly Figure[]): Iterable<Figure[]> {
  const players = new Map<number, Figure[]>()
  for (const row of rows) {
    const own = players.get(row.playerId)
    if (own) own.push(row)
    else players.set(row.playerId, [row])
  }
  return players.values()
}

function add(counts: Counts, raised: ReturnType<typeof raise>): void {
  for (const { area } of raised) counts[area].alerts += 1
  for (const area of new Set(raised.map((one) => one.area))) counts[area].players += 1
}

const none = (): Counts => ({
  money: { alerts: 0, players: 0 },
  fraud: { alerts: 0, players: 0 },
  care: { alerts: 0, players: 0 },
})

const shown = (counts: Counts, areas: readonly RiskArea[]) => areas.map((area) => ({ area, ...counts[area] }))
