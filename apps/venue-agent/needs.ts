import type { Line } from './line.ts'
import type { Queue } from './queue.ts'

export type AgentNeeds = {
  readonly line: Line
  readonly queue: Queue
  readonly now: () => Date
  /** The most that one sitting is given back while there is no line; above it somebody of the staff has to come. */
  readonly giveMaxMinor: number
}

/** An answer to a terminal. A refusal has a code of the house, or ERR_NO_LINE where only the line is missing. */
export type AgentAnswer =
  | { readonly ok: true; readonly [name: string]: unknown }
  | { readonly ok: false; readonly code: string }

export const NO_LINE = 'ERR_NO_LINE'
export const refused = (code: string): AgentAnswer => ({ ok: false, code })
export const refusedBy = (body: Readonly<Record<string, unknown>>) => refused(String(body['code']))

/** What takes back what may have arrived. */
export const undoOf = (reference: string) => `undo.${reference}`
