import type {
  createPlannedShutdown,
  deletePlannedShutdown,
  Shutdown,
  updatePlannedShutdown,
} from '#contract/onling-v2/diagnostics.ts'
import type { BodyOf } from '#contract/call.ts'
import { emptyPreview, type Action } from '#server/approvals/index.ts'
import { newId, refuse, sendWithCommit, type Clock, type Database, type Input } from '../kernel/index.ts'
import * as queries from './platform.queries.ts'

export type ShutdownNeeds = { readonly db: Database; readonly clock: Clock }

/** Control message whenever a shutdown is planned, changed or cancelled. */
export const SHUTDOWNS_CHANGED = 'shutdowns-changed'

const LEAD_MINUTES = 24 * 60
/** Longer shutdowns need a second person. */
const LONG_MS = 12 * 3_600_000

type Plan = Omit<BodyOf<typeof createPlannedShutdown>, 'explanation' | 'acceptedWarnings'> & {
  /** Id of the shutdown that is changed. */
  readonly shutdownId?: string
}

/** The plan in a body, without its fields for the policy of approvals. */
export function planOf({
  body,
}: Pick<Input<typeof createPlannedShutdown | typeof updatePlannedShutdown>, 'body'>): Plan {
  const { explanation: _, acceptedWarnings: __, ...plan } = body
  return plan
}

/** Plans a shutdown or changes one. It must end after it starts, and in the future. */
export function planAction({ clock }: ShutdownNeeds): Action<Plan, Shutdown> {
  return {
    key: 'shutdowns.plan',
    permission: 'operations.manage',
    preview: async (tx, plan) => {
      const row = rowOf(plan, plan.shutdownId ?? '')
      if (row.endsAt <= row.startsAt || row.endsAt <= clock.now()) refuse('ERR_INVALID_CONTRACT', { field: 'endsAt' })
      const before = plan.shutdownId === undefined ? undefined : await queries.lockShutdown(tx, row.shutdownId)
      if (plan.shutdownId !== undefined && !before) refuse('ERR_STATE_CHANGED')
      const was = before && written(before)
      const changes = Object.entries(written(row)).map(([field, after]) => ({
        field,
        before: was?.[field as keyof typeof was] ?? null,
        after,
      }))
      const isLong = row.endsAt.getTime() - row.startsAt.getTime() > LONG_MS
      return {
        ...emptyPreview,
        subject: { kind: 'shutdown', id: row.shutdownId, label: row.startsAt.toISOString() },
        changes: changes.filter((change) => change.before !== change.after),
        warnings: [
          ...(isLong ? [{ id: 'long-shutdown', about: null }] : []),
          ...(row.holds.includes('withdrawals') ? [{ id: 'withdrawals-held', about: null }] : []),
        ],
      }
    },
    run: async (tx, plan) => {
      const row = rowOf(plan, plan.shutdownId ?? newId(clock.now()))
      if (plan.shutdownId === undefined) await queries.insertShutdown(tx, row)
      else if (!(await queries.updateShutdown(tx, row))) refuse('ERR_STATE_CHANGED')
      await sendWithCommit(tx, { topic: SHUTDOWNS_CHANGED, id: row.shutdownId })
      return shown(row)
    },
  }
}

/** Cancels a shutdown: before its start it does not happen; during it everything opens at once. */
export async function takeBackShutdown(
  { db, clock }: ShutdownNeeds,
  { query, refuse: refuseCall }: Input<typeof deletePlannedShutdown>,
) {
  const shutdownId = query.shutdownId.toLowerCase()
  await db.transaction(async (tx) => {
    if (!(await queries.takeBackShutdown(tx, shutdownId, clock.now()))) return refuseCall('ERR_STATE_CHANGED')
    return sendWithCommit(tx, { topic: SHUTDOWNS_CHANGED, id: shutdownId })
  })
  return { done: true as const }
}

/** Shutdowns that have not ended, the next one first. */
export async function listShutdowns({ db, clock }: ShutdownNeeds) {
  const rows = await queries.listShutdownsAfter(db, clock.now())
  return { shutdowns: rows.map(shown) }
}

function rowOf({ startsAt, endsAt, message, leadMinutes = LEAD_MINUTES, holds = ['deposits'] }: Plan, id: string) {
  return {
    shutdownId: id.toLowerCase(),
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    message,
    leadMinutes,
    holds,
  }
}

/** A plan as a look shows it. */
function written({ startsAt, endsAt, message, leadMinutes, holds }: queries.ShutdownRow) {
  return {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    message,
    leadMinutes,
    holds: holds.toSorted().join(', '),
  }
}

function shown(row: queries.ShutdownRow): Shutdown {
  const { shutdownId, startsAt, endsAt, message, leadMinutes, holds } = row
  return {
    shutdownId,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    message,
    leadMinutes,
    holds: [...holds],
  }
}
