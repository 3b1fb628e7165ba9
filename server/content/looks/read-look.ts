import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-look.ts'
import type { Look } from '#contract/shapes/look.ts'
import { refuse, type Input } from '#server/kernel/index.ts'
import { findStanding, findVersion } from '../content.queries.ts'
import type { ContentNeeds } from '../needs.ts'
import { lookOf, plainLook } from './kept-look.ts'
import { findLookItem } from './looks.queries.ts'

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target' | 'looks'>

/** A version of the look as it was written; before the first one, the look of the folder. */
export async function readLook(
  needs: Needs,
  { query }: Input<typeof calls.getLook>,
): Promise<ReplyOf<typeof calls.getLook>> {
  const { db, clock, target, looks } = needs
  const own = plainLook(looks.own)
  const item = await findLookItem(db, target)
  if (!item) {
    if (query.version !== undefined) return refuse('ERR_CONTENT_NOT_FOUND')
    return { contentId: null, version: null, latestVersion: null, liveVersion: null, look: own, own }
  }
  const version = query.version ?? item.latestVersion
  const [look, standing] = await Promise.all([mustFindLook(needs, version), findStanding(db, item.id, clock.now())])
  const { id: contentId, latestVersion } = item
  return { contentId, version, latestVersion, liveVersion: standing?.version ?? null, look, own }
}

/** One version of the look, which the site still knows how to draw. */
export async function mustFindLook({ db, target }: Pick<Needs, 'db' | 'target'>, version: number): Promise<Look> {
  const item = await findLookItem(db, target)
  const found = item && (await findVersion(db, item.id, version))
  const look = found && lookOf(found.content)
  return look ? plainLook(look) : refuse('ERR_CONTENT_NOT_FOUND')
}
