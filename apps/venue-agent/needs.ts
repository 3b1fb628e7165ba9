import { createHash } from 'node:crypto'
import type { Connection } from './connection.ts'
import type { Queue } from './queue.ts'
import type { Stopwatch } from './stopwatch.ts'

export type AgentNeeds = {
  readonly connection: Connection
  readonly queue: Queue
  readonly now: () => Date
  readonly stopwatch: Stopwatch
  /** The most that one sitting pays back offline; above it staff must pay. */
  readonly giveMaxMinor: number
}

/**
 * A response to a terminal. A refusal has a code of the API, or ERR_NO_CONNECTION if the API cannot be reached; a stake above a limit or
 * above the law's maximum also the bound, in minor units.
 */
export type AgentAnswer =
  | { readonly ok: true; readonly [name: string]: unknown }
  | { readonly ok: false; readonly code: string; readonly boundMinor?: number }

export const NO_CONNECTION = 'ERR_NO_CONNECTION'
/** The reference belongs to another request. */
export const KEY_REUSED = 'ERR_KEY_REUSED'
export const refused = (code: string): AgentAnswer => ({ ok: false, code })
export const refusedBy = (body: Readonly<Record<string, unknown>>): AgentAnswer => refused(String(body['code']))

const REFERENCE_MAX = 64

/** Reference of the cancellation of a request that may have arrived; for a long reference a digest, because the length of references is limited. */
export function cancellationOf(reference: string): string {
  const cancellation = `undo.${reference}`
  if (cancellation.length <= REFERENCE_MAX) return cancellation
  return `undo.${createHash('sha256').update(reference).digest('base64url')}`
}
