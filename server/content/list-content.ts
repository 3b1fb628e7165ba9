import type { CONTENT_KINDS, CONTENT_STATES } from '#contract/lists/content.ts'
import { listContent } from '#contract/play-v1/staff-content.ts'
import { makeListSource, sql, type Instant } from '#server/kernel/index.ts'
import { contentInSql, findStandings, type Standing } from './content-list.queries.ts'
import type { ContentNeeds, LanguageCode } from './needs.ts'

type Listed = {
  readonly id: string
  readonly kind: (typeof CONTENT_KINDS)[number]
  readonly place: string
  readonly language: LanguageCode | null
  readonly latestVersion: number
  readonly changedAt: Instant
  readonly label: string
  readonly writtenBy: string | null
  readonly hasNewerProductText: boolean
}

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target'>

/** Pages and sections of the brand, as the screen and its files show them. */
export const contentListed = ({ db, clock, target }: Needs) =>
  makeListSource(
    { db },
    {
      of: contentInSql,
      call: listContent,
      where: () => sql`i.target = ${target}`,
      show: async (rows: readonly Listed[]) => {
        const standings = await findStandings(
          db,
          rows.map(({ id }) => id),
          clock.now(),
        )
        return rows.map((row) =>
          rowOf(
            row,
            standings.find(({ itemId }) => itemId === row.id),
          ),
        )
      },
    },
  )

function rowOf(
  { id, changedAt, kind, place, language, label, latestVersion, writtenBy, hasNewerProductText }: Listed,
  standing: Standing | undefined,
) {
  const { liveVersion = null, isToCome = false } = standing ?? {}
  return {
    contentId: id,
    kind,
    place,
    language,
    label,
    state: stateOf({ liveVersion, isToCome }),
    liveVersion,
    latestVersion,
    changedAt: changedAt.toISOString(),
    writtenBy,
    hasNewerProductText,
  }
}

/** Shown now, shown later, or neither. */
export function stateOf({
  liveVersion,
  isToCome,
}: Pick<Standing, 'liveVersion' | 'isToCome'>): (typeof CONTENT_STATES)[number] {
  if (liveVersion !== null) return 'live'
  return isToCome ? 'scheduled' : 'draft'
}
