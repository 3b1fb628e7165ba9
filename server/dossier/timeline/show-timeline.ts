import type { ReplyOf } from '#contract/call.ts'
import type { getTimeline as call } from '#contract/play-v1/staff-timeline.ts'
import { TIMELINE_KINDS, type TimelineEntry } from '#contract/shapes/timeline.ts'
import { pageLimit, pageOf, type Input } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import type { DossierNeeds } from '../needs.ts'
import { goOnAfter, mergeParts, type PlacedRow } from './merge-parts.ts'
import { readCursor, writeCursor } from './read-cursor.ts'

/** A page of everything that happened to a player: every part gives its newest rows after the place. */
export async function showTimeline(
  needs: DossierNeeds,
  { query, caller, refuse }: Pick<Input<typeof call>, 'query' | 'caller' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  const { db, clock, target, timeline, currency } = needs
  const { playerId } = query
  if (!(await findPlayerById(db, target, playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  const mayRead = timeline.filter(({ permission }) => caller.permissions.includes(permission))
  const parts = mayRead.filter(({ kind, isRepeat }) => query.kinds?.includes(kind) ?? isRepeat !== true)
  const place = readCursor(query.cursor, mayRead)
  const now = clock.now()
  const asked = query.asOf === undefined ? now : new Date(query.asOf)
  const until = asked < now ? asked : now
  const limit = pageLimit(query.limit)
  const given = await db.transaction(async (tx) => {
    const all = []
    for (const part of parts) {
      const before = goOnAfter(place, timeline.indexOf(part), timeline)
      const slice = { playerId, until, isNow: until === now, before, limit: limit + 1 }
      all.push({ part, rows: await part.read(tx, slice) })
    }
    return all
  })
  const page = pageOf(mergeParts(given), limit, ({ part, row }) =>
    writeCursor({ at: row.at, part: part.name, key: row.key }),
  )
  return {
    rows: page.rows.map((told) => entryOf(told, currency)),
    nextCursor: page.nextCursor,
    kinds: TIMELINE_KINDS.filter((kind) => mayRead.some((part) => part.kind === kind)),
    until: until.toISOString(),
  }
}

function entryOf({ part, row }: PlacedRow, currency: DossierNeeds['currency']): TimelineEntry {
  const { at, key, what, actor, actorName, detail, amountMinor, hasMoved, count, reference, label } = row
  return {
    id: `${part.name}.${key}`,
    at: at.toISOString(),
    isDay: part.isDay === true,
    kind: part.kind,
    what,
    actor,
    actorName,
    detail,
    amount: amountMinor === null ? null : { amountMinor, currency },
    hasMoved,
    count,
    limit: row.limit ?? null,
    reference,
    label,
  }
}
