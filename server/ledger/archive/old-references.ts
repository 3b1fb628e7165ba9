import { newId } from '../../kernel/index.ts'

/**
 * Nothing younger than this is in the files: a month leaves at least two months after its end. A process whose clock differs by weeks
 * is not ready (decision 0150).
 */
const RECENT_MS = 35 * 86_400_000
/**
 * Keys leave `movement_key` only when the time in their reference is older than this, so that younger references need
 * not be looked up in the files.
 */
const FORGOTTEN_AFTER_MS = 45 * 86_400_000

/** Whether rows of this instant may be in the files. */
export function mayHaveLeft(at: Date, now: Date): boolean {
  return at.getTime() < now.getTime() - RECENT_MS
}

/** The time in a reference: UUIDs of version 7 begin with it. Undefined for others. */
export function timeOfReference(reference: string): Date | undefined {
  if (reference[14] !== '7') return undefined
  return new Date(Number.parseInt(reference.slice(0, 8) + reference.slice(9, 13), 16))
}

/** References of version 7 that sort before this one leave `movement_key` with their month. */
export function forgottenBefore(now: Date): string {
  return `${newId(new Date(now.getTime() - FORGOTTEN_AFTER_MS)).slice(0, 14)}7000-8000-000000000000`
}
