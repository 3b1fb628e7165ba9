import { createHash } from 'node:crypto'
import type { Line } from './line.ts'
import type { Queue } from './queue.ts'
import type { Stopwatch } from './stopwatch.ts'

export type AgentNeeds = {
  readonly line: Line
  readonly queue: Queue
  readonly now: () => Date
  readonly stopwatch: Stopwatch
  /** The most that one sitting pays back offline; above it staff must pay. */
  readonly giveMaxMinor: number
}

/** A response to a terminal. A refusal has a code of the API, or ERR_NO_LINE if the API cannot be reached. */
export type AgentAnswer =
  | { readonly ok: true; readonly [name: string]: unknown }
  | { readonly ok: false; readonly code: string }

export const NO_LINE = 'ERR_NO_LINE'
export const refused = (code: string): AgentAnswer => ({ ok: false, code })
export const refusedBy = (body: Readonly<Record<string, unknown>>) => refused(String(body['code']))

const REFERENCE_MAX = 64

/** Reference of the cancellation of a request that may have arrived; for a long reference a digest, because the length of references is limited. */
export function undoOf(reference: string): string {
  const undo = `undo.${reference}`
  if (undo.length <= REFERENCE_MAX) return undo
  return `undo.${createHash('sha256').update(reference).digest('base64url')}`
}
