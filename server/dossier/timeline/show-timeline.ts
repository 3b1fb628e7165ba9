import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { timelineList } from '#contract/lists/timeline.ts'
import { getTimeline as call } from '#contract/play-v1/staff-timeline.ts'
import { TIMELINE_KINDS, type TimelineEntry } from '#contract/shapes/timeline.ts'
import { makeWalkedList, pageOf, type Input, type ListReader } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import type { DossierNeeds } from '../needs.ts'
import { goOnAfter, mergeParts, type PlacedRow } from './merge-parts.ts'
import { readCursor, writeCursor } from './read-cursor.ts'

type Needs = Pick<DossierNeeds, 'db' | 'clock' | 'target' | 'timeline' | 'currency'>
type Question = QueryOf<typeof call>

/** Everything that happened to a player, as a list of the product. */
export const timelineListed = (needs: Needs) =>
  makeWalkedList({
    list: timelineList,
    call,
    read: async (question, reader, limit) =>
      (await findPlayerById(needs.db, needs.target, question.playerId))
        ? readPage(needs, question, reader, limit)
        : undefined,
  })

/** A page of it, with the kinds that may be asked for. */
export async function showTimeline(
  needs: Needs,
  { query, caller, refuse }: Pick<Input<typeof call>, 'query' | 'caller' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  if (!(await findPlayerById(needs.db, needs.target, query.playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  const mayRead = partsFor(needs, caller)
  return {
    ...(await timelineListed(needs).page(query, caller)),
    kinds: TIMELINE_KINDS.filter((kind) => mayRead.some((part) => part.kind === kind)),
    until: momentOf(needs, query).until.toISOString(),
  }
}

const partsFor = ({ timeline }: Needs, { permissions }: Pick<ListReader, 'permissions'>) =>
  timeline.filter(({ permission }) => permissions.includes(permission))

/** The requested moment, or now. */
function momentOf(
  { clock }: Needs,
  { asOf }: Pick<Question, 'asOf'>,
): { readonly until: Date; readonly isNow: boolean } {
  const now = clock.now()
  const asked = asOf === undefined ? now : new Date(asOf)
  return asked < now ? { until: asked, isNow: false } : { until: now, isNow: true }
}

/** Every part gives its newest rows after the place. */
async function readPage(needs: Needs, query: Question, reader: Pick<ListReader, 'permissions'>, limit: number) {
  const { db, timeline, currency } = needs
  const mayRead = partsFor(needs, reader)
  const parts = mayRead.filter(({ kind, isRepeat }) => query.kinds?.includes(kind) ?? isRepeat !== true)
  const place = readCursor(query.cursor, mayRead)
  const { until, isNow } = momentOf(needs, query)
  const given = await db.transaction(async (tx) => {
    const all = []
    for (const part of parts) {
      const before = goOnAfter(place, timeline.indexOf(part), timeline)
      const slice = { playerId: query.playerId, until, isNow, before, limit: limit + 1 }
      all.push({ part, rows: await part.read(tx, slice) })
    }
    return all
  })
  const page = pageOf(mergeParts(given), limit, ({ part, row }) =>
    writeCursor({ micros: row.micros, part: part.name, key: row.key }),
  )
  return { rows: page.rows.map((told) => entryOf(told, currency)), nextCursor: page.nextCursor }
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
