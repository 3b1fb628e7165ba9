import type { LiveNews, LiveQueue } from '#contract/shapes/live.ts'
import { paths } from '../../shell/paths.ts'

export const QUEUES = ['withdrawals', 'tickets', 'approvals', 'deposits', 'bankItems', 'documents', 'risk'] as const
export type QueueName = (typeof QUEUES)[number]

type MeasuredQueue = { readonly figures: LiveQueue; readonly at: string }

export type ShownQueue = LiveQueue & {
  readonly name: QueueName
  readonly path: string
  /** The instant of its figures: ages are computed with the server's clock. */
  readonly at: string
}

/** The visible queues. */
export function listQueues({ payments, support, approvals, documents, ...areas }: LiveNews['regions']): ShownQueue[] {
  const risk = joinAreas([areas.riskMoney, areas.riskFraud, areas.riskCare])
  return [
    payments && {
      ...payments.figures.withdrawals,
      name: 'withdrawals' as const,
      path: paths.withdrawals,
      at: payments.at,
    },
    support && { ...support.figures, name: 'tickets' as const, path: paths.support, at: support.at },
    approvals && { ...approvals.figures, name: 'approvals' as const, path: paths.approvals, at: approvals.at },
    payments && { ...payments.figures.deposits, name: 'deposits' as const, path: paths.deposits, at: payments.at },
    payments && { ...payments.figures.bankItems, name: 'bankItems' as const, path: paths.bank, at: payments.at },
    documents && { ...documents.figures, name: 'documents' as const, path: paths.documents, at: documents.at },
    risk && { ...risk.figures, name: 'risk' as const, path: paths.risk, at: risk.at },
  ].filter((one) => one !== undefined)
}

/** Alerts of the visible areas form one queue. */
function joinAreas(areas: readonly (MeasuredQueue | undefined)[]): MeasuredQueue | undefined {
  const seen = areas.filter((one) => one !== undefined)
  const [first] = seen
  if (!first) return undefined
  const sum = (of: 'count' | 'late') => seen.reduce((total, { figures }) => total + figures[of], 0)
  const oldest = seen.flatMap(({ figures: { oldestAt } }) => oldestAt ?? []).toSorted()
  return {
    at: first.at,
    figures: { ...first.figures, count: sum('count'), late: sum('late'), oldestAt: oldest[0] ?? null },
  }
}

export const minutesBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 60_000))

/** An age in its two largest units: `1 d 4 h`, `5 h 20 m`, `40 m`. */
export function writeAge(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  if (days > 0) return hours > 0 ? `${days}\u00a0d ${hours}\u00a0h` : `${days}\u00a0d`
  if (hours > 0) return rest > 0 ? `${hours}\u00a0h ${rest}\u00a0m` : `${hours}\u00a0h`
  return `${rest}\u00a0m`
}
