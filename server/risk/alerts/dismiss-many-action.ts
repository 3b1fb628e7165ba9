import type { BulkResult } from '#contract/shapes/bulk.ts'
import { AREA_RIGHTS, type RiskArea } from '#contract/shapes/risk.ts'
import { emptyLook, type Action, type Look, type Person } from '#server/approvals/index.ts'
import { refuse, type Transaction } from '#server/kernel/index.ts'
import { demandAreasOf } from '../demand-areas.ts'
import { isHeldArea } from '../held-areas.ts'
import type { RiskNeeds } from '../needs.ts'
import { countDismissedAlone, holdAlert, lockDismissing, type AlertRow } from './alerts.queries.ts'
import { setAside } from './dismiss-alert.ts'

const DAY_MS = 86_400_000

export type ManyAlerts = {
  /** In one order: two people who set the same alerts aside do not wait for each other. */
  readonly alertIds: readonly string[]
  readonly words: string
  /** Areas that whoever asks has the right of. */
  readonly areas: readonly RiskArea[]
}

/**
 * Sets many alerts aside with one reason. The policy judges how many, together with what the same person has set aside alone within
 * a day, so that a heap is not split; whoever confirms has the right of each area among them (decision 0216).
 */
export function dismissManyAction(needs: RiskNeeds): Action<ManyAlerts, ReadonlyMap<string, BulkResult>> {
  const { clock, target } = needs
  return {
    key: 'risk.dismiss-many',
    permission: 'risk.work',
    look: async (tx, asked, { userId }) => {
      // What one person sets aside goes one after another: two heaps at once are judged together.
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
 * What would come of each: locked, so that it is still so when it is written. Results are named as if they were written; those that
 * are possible come by number, as people read them, in whichever order they were locked.
 */
export async function holdMany(
  { target }: Pick<RiskNeeds, 'target'>,
  tx: Transaction,
  { alertIds, areas }: Pick<ManyAlerts, 'alertIds' | 'areas'>,
): Promise<{ readonly possible: readonly AlertRow[]; readonly results: ReadonlyMap<string, BulkResult> }> {
  const possible: AlertRow[] = []
  const results = new Map<string, BulkResult>()
  for (const alertId of alertIds) {
    const alert = await holdAlert(tx, { target, alertId, areas })
    const code = alert ? whyNot(alert) : null
    if (alert && code === null) possible.push(alert)
    results.set(alertId, resultOf(alert, code))
  }
  return { possible: possible.toSorted((one, other) => one.number - other.number), results }
}

/** Sanctions that a person declares are looked at by themselves, never among others. */
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

/** Alerts and their signals by number and count: no players, whose names are for whoever opens one. */
function lookAt(alerts: readonly AlertRow[], words: string): Look {
  const [first] = alerts
  if (!first) return refuse('ERR_STATE_CHANGED')
  const signals = [...new Set(alerts.flatMap((alert) => alert.signals))].toSorted()
  return {
    ...emptyLook,
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
