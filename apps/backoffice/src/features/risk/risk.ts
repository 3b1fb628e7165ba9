import type { ReplyOf } from '#contract/call.ts'
import type { getAlert } from '#contract/play-v1/risk-alerts.ts'
import type { getCase } from '#contract/play-v1/risk-cases.ts'
import type { AlertRow, CaseRow } from '#contract/shapes/risk.ts'
import { codeOf } from '../../shell/api.ts'
import { queryClient } from '../../shell/session.ts'
import type { StatusKind } from '../../shell/status.tsx'

export type Case = ReplyOf<typeof getCase>
export type Alert = ReplyOf<typeof getAlert>

export const RISK = ['risk']
export const REASON_MIN = 20
export const keyOfCase = (caseId: string) => ['risk-case', caseId]
export const keyOfAlert = (alertId: string) => ['risk-alert', alertId]

/** Shows the response of a call at once; lists and counts are invalidated. */
export async function showChanged(changed: Case): Promise<void> {
  queryClient.setQueryData(keyOfCase(changed.caseId), changed)
  await queryClient.invalidateQueries({ queryKey: RISK })
}

/** A colleague changed the case meanwhile: it is loaded again, so that what is written can be sent after reading. */
export async function loadIfChanged(caseId: string, error: unknown): Promise<void> {
  if (codeOf(error) === 'ERR_STATE_CHANGED') await queryClient.invalidateQueries({ queryKey: keyOfCase(caseId) })
}

export function caseStatus({ state, isLate }: Pick<CaseRow, 'state' | 'isLate'>): StatusKind {
  if (state === 'closed') return 'ok'
  if (isLate) return 'hold'
  return state === 'open' ? 'wait' : 'idle'
}

export const ALERT_STATUS: Readonly<Record<AlertRow['state'], StatusKind>> = {
  waiting: 'wait',
  'in-case': 'info',
  dismissed: 'idle',
}
