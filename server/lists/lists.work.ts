import type { Heartbeat } from '#server/kernel/index.ts'
import { makeExports } from './exports/make-exports.ts'
import { removeExports } from './exports/remove-exports.ts'
import type { ListNeeds } from './needs.ts'

const MAKE_EVERY_MS = 1_000
const REMOVE_EVERY_MS = 60_000

/** Makes exports of lists, and removes them when they expire. */
export function listHeartbeats(needs: ListNeeds): Heartbeat[] {
  return [
    { name: 'lists.make-exports', everyMs: MAKE_EVERY_MS, beat: () => makeExports(needs) },
    { name: 'lists.remove-exports', everyMs: REMOVE_EVERY_MS, beat: () => removeExports(needs) },
  ]
}
