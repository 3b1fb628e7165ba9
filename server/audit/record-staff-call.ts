import type { Clock, Database, Guards, Transaction } from '#server/kernel/index.ts'
import * as queries from './audit.queries.ts'

type Needs = { readonly db: Database; readonly clock: Clock }

/**
 * The port that the kernel asks before a staff call runs. The record is committed by itself: it stays when the call is
 * refused or fails, and a call whose record could not be written does not run.
 */
export function makeStaffCallRecorder({ db, clock }: Needs): Guards['recordStaffCall'] {
  return async ({ caller, ...record }) => {
    const { userId, name: userName, sessionId } = caller
    const recordId = await queries.insertRecord(db, { ...record, at: clock.now(), userId, userName, sessionId })
    return (status, playerId) => queries.insertOutcome(db, recordId, { status, playerId, at: clock.now() })
  }
}

/** Writes what a staff member did outside a guarded call (signed in, signed out) in the transaction of the deed. */
export function makeStaffEventRecorder({ clock }: Pick<Needs, 'clock'>) {
  return async (
    tx: Transaction,
    event: { userId: number; userName: string; sessionId: string | null; action: string; requestId: string },
  ): Promise<void> => {
    const nothing = { playerId: null, reason: null, explanation: null, subject: null }
    await queries.insertRecord(tx, { ...nothing, ...event, at: clock.now() })
  }
}
