import type { Clock, Database, FieldCipher, Guards, Transaction } from '#server/kernel/index.ts'
import * as queries from './audit.queries.ts'
import { sealChange } from './seal-change.ts'

type Needs = { readonly db: Database; readonly clock: Clock; readonly cipher: FieldCipher }

/**
 * The port that the kernel calls before a recorded call runs. The record is committed separately: it remains if the
 * call is refused or fails, and a call whose record could not be written does not run.
 */
export function makeCallRecorder({ db, clock, cipher }: Needs): Guards['recordCall'] {
  return async (record) => {
    const recordId = await queries.insertRecord(db, { ...record, at: clock.now() })
    return ({ change, ...outcome }) =>
      queries.insertOutcome(db, recordId, {
        ...outcome,
        at: clock.now(),
        change: change && sealChange(cipher, recordId, change),
      })
  }
}

/** Records an action of staff outside a guarded call (sign-in, sign-out) in the transaction of the action. */
export function makeStaffEventRecorder({ clock }: Pick<Needs, 'clock'>) {
  return async (
    tx: Transaction,
    event: { userId: number; userName: string; sessionId: string | null; action: string; requestId: string },
  ): Promise<void> => {
    const { userId, userName: name, sessionId, action, requestId } = event
    const actor = { kind: 'staff', id: String(userId), name, sessionId } as const
    const nothing = { playerId: null, reason: null, explanation: null, subject: null, source: null }
    await queries.insertRecord(tx, { ...nothing, actor, action, requestId, at: clock.now() })
  }
}

/** Records an action of a job, in the transaction of the action. @param action such as `approvals.expired` */
export async function recordJob(
  tx: Transaction,
  { clock }: Pick<Needs, 'clock'>,
  deed: { job: string; action: string; playerId?: number | null; subject?: string | null; requestId: string },
): Promise<void> {
  const { job, action, playerId = null, subject = null, requestId } = deed
  const actor = { kind: 'job', id: job, name: job, sessionId: null } as const
  const nothing = { reason: null, explanation: null, source: null }
  await queries.insertRecord(tx, { ...nothing, actor, action, playerId, subject, requestId, at: clock.now() })
}
