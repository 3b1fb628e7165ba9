import type { BulkResult } from '#contract/shapes/bulk.ts'
import { AREA_RIGHTS, type RiskArea } from '#contract/shapes/risk.ts'
import { emptyPreview, type Action, type Preview, type Person } from '#server/approvals/index.ts'
import { refuse, type Transaction } from '#server/kernel/index.ts'
import { demandAreasOf } from '../demand-areas.ts'
import { isHeldArea } from '../held-areas.ts'
import type { RiskNeeds } from '../needs.ts'
import { countDismissedAlone, lockAlert, lockDismissing, type AlertRow } from './alerts.queries.ts'
import { setAside } from './dismiss-alert.ts'

const DAY_MS = 86_400_000

export type ManyAlerts = {
  /** Always in one order, so that two people who dismiss the same alerts do not deadlock. */
  readonly alertIds: readonly string[]
  readonly words: string
  /** Areas that the requester has the permission for. */
  readonly areas: readonly RiskArea[]
}

/**
 * Dismisses many alerts with one reason. The policy judges by their number, including those that the same person
 * dismissed alone within a day, so that splitting does not help; the second person needs the permission for each area
 * among them (decision 0216).
 */
export function dismissManyAction(needs: RiskNeeds): Action<ManyAlerts, ReadonlyMap<string, BulkResult>> {
  const { clock, target } = needs
  return {
    key: 'risk.dismiss-many',
    permission: 'risk.work',
    preview: async (tx, asked, { userId }) => {
      // Serializes dismissals of one person, so that concurrent requests are judged together.
      await lockDismissing(tx, target, userId)
      const { possible } = await holdMany(needs, tx, asked)
      const since = new Date(clock.now().getTime() - DAY_MS)
      const alone = await countDismissedAlone(tx, { target, userId, since })
      return { ...lookAt(possible, asked.words), judgedTouched: alone + possible.length }
    },
    about: async (tx, asked) => {
      const { possible } = await holdMany(needs, tx, asked)
      return {
        playerIds: possible.map(({ playerId }) => playerId),
        isHeld: possible.some(({ area }) => isHeldArea(area)),
      }
    },
    run: async (tx, asked, { asker, approver }) => {
      const { possible, results } = await holdMany(needs, tx, asked)
      const areas = areasOf(possible)
      for (const person of [asker, ...(approver ? [approver] : [])])
        await demandAreasOf(needs, tx, person.userId, areas)
      const { words } = asked
      const confirmer: Person | null = approver && { userId: approver.userId, name: approver.name }
      for (const alert of possible) await setAside(needs, tx, alert, { words, by: asker, many: { confirmer } })
      return results
    },
    noted: (results) => ({ state: 'dismissed', alerts: numbersIn(results) }),
  }
}

/**
 * The result for each, under locks, so that it still holds at the write. Results are named as after the write; the
 * possible ones are sorted by number, whatever the order of the locks.
 */
export async function holdMany(
  { target }: Pick<RiskNeeds, 'target'>,
  tx: Transaction,
  { alertIds, areas }: Pick<ManyAlerts, 'alertIds' | 'areas'>,
): Promise<{ readonly possible: readonly AlertRow[]; readonly results: ReadonlyMap<string, BulkResult> }> {
  const possible: AlertRow[] = []
  const results = new Map<string, BulkResult>()
  for (const alertId of alertIds) {
    const alert = await lockAlert(tx, { target, alertId, areas })
    const code = alert ? whyNot(alert) : null
    if (alert && code === null) possible.push(alert)
    results.set(alertId, resultOf(alert, code))
  }
  return { possible: possible.toSorted((one, other) => one.number - other.number), results }
}

/** Declared sanctions are handled one by one, never in bulk. */
function whyNot({ state, signals }: AlertRow): string | null {
  if (state !== 'waiting') return 'ERR_STATE_CHANGED'
  return signals.includes('sanctioned') ? 'ERR_ALERT_BY_ITSELF' : null
}

function resultOf(alert: AlertRow | undefined, code: string | null): BulkResult {
  if (!alert) return { number: null, outcome: 'not-found', code: null }
  return { number: alert.number, outcome: code === null ? 'changed' : 'not-possible', code }
}

const areasOf = (alerts: readonly AlertRow[]): RiskArea[] => [...new Set(alerts.map(({ area }) => area))].toSorted()

function numbersIn(results: ReadonlyMap<string, BulkResult>): number[] {
  return [...results.values()]
    .flatMap(({ outcome, number }) => (outcome === 'changed' && number !== null ? [number] : []))
    .toSorted((one, other) => one - other)
}

/** Alerts and their signals by number and count: no players, whose names are shown only in the alert itself. */
function lookAt(alerts: readonly AlertRow[], words: string): Preview {
  const [first] = alerts
  if (!first) return refuse('ERR_STATE_CHANGED')
  const signals = [...new Set(alerts.flatMap((alert) => alert.signals))].toSorted()
  return {
    ...emptyPreview,
    subject: { kind: 'risk-alert', id: first.id, label: alerts.length === 1 ? String(first.number) : '' },
    permissions: areasOf(alerts).map((area) => AREA_RIGHTS[area]),
    touched: { kind: 'players', count: new Set(alerts.map(({ playerId }) => playerId)).size },
    changes: [
      { field: 'riskWords', before: null, after: words },
      ...signals.map((signal) => ({
        field: 'riskAlertsWith',
        about: signal,
        before: alerts.filter((alert) => alert.signals.includes(signal)).length,
        after: 0,
      })),
      ...alerts.map(({ number }) => ({
        field: 'riskAlert',
        about: String(number),
        before: 'waiting',
        after: 'dismissed',
      })),
    ],
    warnings: [],
  }
}
