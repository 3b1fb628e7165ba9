import { assert, type Querier } from '#server/kernel/index.ts'
import type { TimelinePart, TimelinePlace, TimelineRow } from '#server/players/index.ts'

const AT_ONCE = 500

/** All rows of one part of a player's timeline since an instant, oldest first. */
export async function readPart(
  parts: readonly TimelinePart[],
  name: string,
  db: Querier,
  { playerId, since, now }: { readonly playerId: number; readonly since: Date; readonly now: Date },
): Promise<TimelineRow[]> {
  const part = parts.find((one) => one.name === name)
  assert(part, 'A part of the timeline that signals are made of is there.')
  const found: TimelineRow[] = []
  let before: TimelinePlace | null = null
  for (;;) {
    const rows: readonly TimelineRow[] = await part.read(db, {
      playerId,
      until: now,
      isNow: true,
      before,
      limit: AT_ONCE,
    })
    found.push(...rows.filter(({ at }) => at >= since))
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE || last.at < since) return found.toReversed()
    before = { micros: last.micros, key: last.key }
  }
}
