import type { Static } from 'typebox'
import { pointList } from '#contract/lists/points.ts'
import { getPlayerPoints } from '#contract/play-v1/staff-loyalty.ts'
import type { MovementShown } from '#contract/shapes/loyalty.ts'
import { makeWalkedList, pageLimit, pageOf, TransportError, type Page, type Querier } from '../../kernel/index.ts'
import { listCurrent } from '../definitions/definitions.queries.ts'
import { nameIn } from '../definitions/name-in.ts'
import type { LanguageCode, LoyaltyNeeds } from '../needs.ts'
import { listMovements, type MovementRow } from './points.queries.ts'

type Shown = Static<typeof MovementShown>
type ReadingNeeds = Pick<LoyaltyNeeds, 'db' | 'clock' | 'target' | 'defaultLanguage'>

/** Points of one player as a list of the back office, in the order in which they moved. */
export const pointsListed = (needs: ReadingNeeds) =>
  makeWalkedList({
    list: pointList,
    call: getPlayerPoints,
    read: async ({ playerId, cursor }, _reader, limit) => {
      const rows = await listMovements(needs.db, { playerId, before: numberOf(cursor) }, limit + 1)
      const names = await readNames(needs, needs.db, needs.defaultLanguage)
      const page = pageOf(rows, limit, ({ number }) => String(number))
      return { ...page, rows: page.rows.map((row) => showMovement(row, names)) }
    },
  })

/** Current names of the sources of points. */
export async function readNames(
  { clock, target, defaultLanguage }: Pick<LoyaltyNeeds, 'clock' | 'target' | 'defaultLanguage'>,
  db: Querier,
  language: LanguageCode,
): Promise<ReadonlyMap<string, string>> {
  const rows = await listCurrent(db, target, clock.now())
  return new Map(
    rows.map(({ kind, key, content }) => [
      `${kind}:${key}`,
      content.kind === 'ladder' ? key : nameIn(content.name, language, defaultLanguage),
    ]),
  )
}

/** Movements of points with the names of their sources, newest first. */
export async function listShown(
  needs: ReadingNeeds,
  playerId: number,
  {
    cursor,
    limit: asked,
    language,
  }: { readonly cursor?: string; readonly limit?: number; readonly language: LanguageCode },
): Promise<Page<Shown>> {
  const limit = pageLimit(asked)
  const rows = await listMovements(needs.db, { playerId, before: numberOf(cursor) }, limit + 1)
  const names = await readNames(needs, needs.db, language)
  const page = pageOf(rows, limit, ({ number }) => String(number))
  return { ...page, rows: page.rows.map((row) => showMovement(row, names)) }
}

/** Parses a cursor: a page begins before the number of a movement. */
function numberOf(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  const number = /^\d{1,15}$/.test(cursor) ? Number(cursor) : NaN
  if (Number.isNaN(number)) throw new TransportError(400, 'ERR_INVALID_INPUT', { field: 'cursor' })
  return number
}

function showMovement(row: MovementRow, names: ReadonlyMap<string, string>): Shown {
  return {
    movementId: row.id,
    kind: row.kind,
    points: row.points,
    pointsAfter: row.pointsAfter,
    at: row.movedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    source: row.source,
    name: names.get(row.source) ?? '',
    about: row.about,
    reason: row.reason,
  }
}
