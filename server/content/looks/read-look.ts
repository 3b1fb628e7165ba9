import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-look.ts'
import type { Look } from '#contract/shapes/look.ts'
import { refuse, type Input } from '#server/kernel/index.ts'
import { findStanding, findVersion } from '../content.queries.ts'
import type { ContentNeeds } from '../needs.ts'
import { findLookItem, type LookItem } from './looks.queries.ts'
import { parseLook } from './stored-look.ts'

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target' | 'looks'>

/** A version of the look; the folder's before the first version, and in place of one that cannot be rendered. */
export async function readLook(
  needs: Needs,
  { query, raw }: Input<typeof calls.getLook>,
): Promise<ReplyOf<typeof calls.getLook>> {
  const { db, clock, target, looks } = needs
  const own = structuredClone(looks.own) as Look
  const item = await findLookItem(db, target)
  if (!item) {
    if (query.version !== undefined) return refuse('ERR_CONTENT_NOT_FOUND')
    return { contentId: null, version: null, latestVersion: null, liveVersion: null, isOutdated: false, look: own, own }
  }
  const { id: contentId, latestVersion } = item
  const version = query.version ?? latestVersion
  const [stored, standing] = await Promise.all([
    mustFindStored(needs, item, version),
    findStanding(db, contentId, clock.now()),
  ])
  const look = parseLook(stored)
  // The axes have changed since. The studio opens with the folder's look, and writes the next version.
  if (!look) raw.log.warn({ contentId, version }, 'a version of the look cannot be drawn any more')
  return {
    contentId,
    version,
    latestVersion,
    liveVersion: standing?.version ?? null,
    isOutdated: !look,
    look: look ?? own,
    own,
  }
}

/** One version of the look, if the site can still render it. */
export async function mustFindLook(needs: Pick<Needs, 'db' | 'target'>, version: number): Promise<Look> {
  const item = await findLookItem(needs.db, needs.target)
  const look = parseLook(item && (await mustFindStored(needs, item, version)))
  return look ?? refuse('ERR_CONTENT_NOT_FOUND')
}

async function mustFindStored({ db }: Pick<Needs, 'db'>, item: LookItem, version: number): Promise<unknown> {
  const found = await findVersion(db, item.id, version)
  return found ? found.content : refuse('ERR_CONTENT_NOT_FOUND')
}
