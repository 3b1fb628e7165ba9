import type { Heartbeat } from '#server/kernel/index.ts'
import { expireRequests } from './end-request.ts'
import type { ApprovalNeeds } from './needs.ts'

const EVERY_MS = 15_000

/** Heartbeats of the room. */
export function approvalHeartbeats(needs: Pick<ApprovalNeeds, 'db' | 'clock' | 'target' | 'notifyAsker'>): Heartbeat[] {
  return [{ name: 'approvals.expire', everyMs: EVERY_MS, beat: () => expireRequests(needs) }]
}
