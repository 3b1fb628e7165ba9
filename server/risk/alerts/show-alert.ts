import type { AlertRow as Shown } from '#contract/shapes/risk.ts'
import type { AlertRow } from './alerts.queries.ts'

export function alertRowShown(row: AlertRow): Shown {
  const { id, number, playerId, area, score, signals, state, raisedAt, caseId } = row
  return {
    alertId: id,
    number,
    playerId,
    area,
    score,
    signals: [...signals],
    state,
    raisedAt: raisedAt.toISOString(),
    caseId,
  }
}
