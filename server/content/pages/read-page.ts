import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/content.ts'
import type { Input } from '#server/kernel/index.ts'
import * as queries from '../content.queries.ts'
import type { ContentNeeds, LanguageCode } from '../needs.ts'
import { readPreview } from '../sign-preview.ts'
import { fillBlocks, fillNames } from './fill-names.ts'
import { readMarkup } from './read-markup.ts'
import { textOf } from './save-page.ts'

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target' | 'wordsOf' | 'previewKey'>

export type StampNeeds = Pick<ContentNeeds, 'db' | 'clock' | 'target'> & {
  /** Of what else the site shows and staff change, such as switched games: another one after each change. */
  readonly stampOfOthers: () => string
}
type Page = ReplyOf<typeof calls.getPage>

/**
 * A page as it is in force now; at a preview the version that it is for, others as of its moment. Letters about terms that begin
 * have such an address, which shows the page in force once they were taken back.
 */
export async function readPage(
  needs: Needs,
  { query: { page, language, preview: token }, refuse }: Input<typeof calls.getPage>,
): Promise<Page> {
  const { db, clock, target, previewKey } = needs
  const now = clock.now()
  const preview = token === undefined ? undefined : readPreview({ target, previewKey }, token, now)
  const isPreview = preview !== undefined && preview.from === undefined
  if (preview) {
    const item = await queries.findItem(db, target, preview.itemId)
    const version = item && (await queries.findVersion(db, item.id, preview.version))
    if (version && item.kind === 'page' && item.place === page && item.language === language) {
      const since = isPreview ? version.writtenAt : await queries.findComing(db, version, now)
      if (since) return shown(needs, { page, language }, { ...version, since, isPreview })
    }
  }
  const at = preview?.at ? new Date(preview.at) : now
  const standing = await queries.findPageAt(db, { target, page, language }, at)
  if (!standing) return refuse('ERR_CONTENT_NOT_FOUND')
  return shown(needs, { page, language }, { ...standing, since: standing.fromAt, isPreview })
}

function shown(
  { wordsOf }: Needs,
  { page, language }: { readonly page: string; readonly language: LanguageCode },
  of: { readonly version: number; readonly content: unknown; readonly since: Date; readonly isPreview: boolean },
): Page {
  const { title, text } = textOf(of.content)
  const words = wordsOf(language)
  return {
    page,
    version: of.version,
    since: of.since.toISOString(),
    isPreview: of.isPreview,
    title: fillNames(title, words),
    blocks: fillBlocks(readMarkup(text).blocks, words),
  }
}

/** Changes whenever something else is shown: the moment of the last change that has come, the number of all, and the mark of what else is shown. */
export async function readStamp({
  db,
  clock,
  target,
  stampOfOthers,
}: StampNeeds): Promise<ReplyOf<typeof calls.getStamp>> {
  const last = await queries.findLastChange(db, target, clock.now())
  return { stamp: `${last?.at ? `${last.at.getTime()}-${last.changes}` : '0'} ${stampOfOthers()}` }
}
