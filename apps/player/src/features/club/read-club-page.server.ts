import type { Language } from '#config/shapes.ts'
import type { ReplyOf } from '#contract/call.ts'
import { describeClub, getClub } from '#contract/play-v1/club.ts'
import { anonymousApi, apiFor, hasSession } from '../../shell/call-api.server.ts'
import type { Site } from '../../shell/site-context.ts'

type Described = ReplyOf<typeof describeClub>
type Own = ReplyOf<typeof getClub>

export type LevelListed = Pick<Described['levels'][number], 'id' | 'name' | 'description' | 'requiredPoints'> & {
  readonly reachedAt: string | null
}
export type MissionListed = Described['missions'][number] & {
  /** The player's progress; null without a session. */
  readonly own: Pick<Own['missions'][number], 'progress' | 'state'> | null
}

/** What the club's pages show to this visitor: levels and missions that are in force now. */
export type ClubShown = {
  readonly levels: readonly LevelListed[]
  readonly missions: readonly MissionListed[]
  readonly lawNote: string | null
}

const NOTHING: ClubShown = { levels: [], missions: [], lawNote: null }

/** Undefined where a third-party service keeps the points: the club requests it in the page. */
export async function readClubPage(site: Site, language: Language, request: Request): Promise<ClubShown> {
  if (site.gamification.service !== 'ours') return NOTHING
  const query = { language }
  const own = hasSession(request) ? await apiFor(site, request)(getClub, { query }) : undefined
  if (own?.ok) {
    const { levels, missions, lawNote } = own.data
    return {
      levels,
      missions: missions.map(({ progress, state, ...mission }) => ({ ...mission, own: { progress, state } })),
      lawNote: lawNote?.text ?? null,
    }
  }
  const told = await anonymousApi(site)(describeClub, { query })
  if (!told.ok) return NOTHING
  return {
    levels: told.data.levels.map((level) => ({ ...level, reachedAt: null })),
    missions: told.data.missions.map((mission) => ({ ...mission, own: null })),
    lawNote: told.data.lawNote?.text ?? null,
  }
}
