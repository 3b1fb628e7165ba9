import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-content.ts'
import type { Publication } from '#contract/shapes/content.ts'
import { refuse, type Input } from '#server/kernel/index.ts'
import * as queries from './content.queries.ts'
import { stateOf } from './list-content.ts'
import type { ContentNeeds } from './needs.ts'
import { compareTexts } from './pages/compare-texts.ts'
import { findHasNewerProductText } from './pages/product-text.queries.ts'
import { textOf } from './pages/save-page.ts'
import { parseTexts } from './texts/stored-texts.ts'
import { textLines } from './texts/text-changes.ts'

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target'>

/** A page or section with its versions and publications. */
export async function showContent(
  { db, clock, target }: Needs,
  { query }: Input<typeof calls.getContent>,
): Promise<ReplyOf<typeof calls.getContent>> {
  const item = await queries.findItem(db, target, query.contentId)
  if (!item) return refuse('ERR_CONTENT_NOT_FOUND')
  const now = clock.now()
  const [versions, publications, standing, hasNewerProductText] = await Promise.all([
    queries.listVersions(db, item.id),
    queries.listPublications(db, item.id),
    queries.findStanding(db, item.id, now),
    findHasNewerProductText(db, item.id),
  ])
  const [latest] = versions
  if (!latest) return refuse('ERR_CONTENT_NOT_FOUND')
  return {
    contentId: item.id,
    kind: item.kind,
    place: item.place,
    language: item.language,
    label: latest.label,
    state: stateOf({
      liveVersion: standing?.version ?? null,
      isToCome: publications.some((one) => isToCome(one, now)),
    }),
    liveVersion: standing?.version ?? null,
    latestVersion: item.latestVersion,
    changedAt: latest.writtenAt.toISOString(),
    writtenBy: latest.writtenBy,
    hasNewerProductText,
    versions: versions.map(({ version, writtenAt, writtenBy }) => ({
      version,
      writtenAt: writtenAt.toISOString(),
      writtenBy,
    })),
    publications: publications.map((row) => publicationOf(row, standing)),
  }
}

const isToCome = ({ fromAt, withdrawnAt }: queries.PublicationRow, now: Date): boolean =>
  fromAt > now && withdrawnAt === null

export function publicationOf(row: queries.PublicationRow, standing: queries.PublicationRow | undefined): Publication {
  const { id, version, fromAt, untilAt, publishedAt, askedBy, approvedBy, withdrawnAt, withdrawnBy, asksAgain } = row
  return {
    publicationId: id,
    version,
    from: fromAt.toISOString(),
    until: untilAt?.toISOString() ?? null,

    publishedAt: publishedAt.toISOString(),
    askedBy,
    approvedBy,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    withdrawnBy,
    asksAgain,
    isLive: standing?.id === id,
  }
}

/** One version of a page. */
export async function showVersion(
  needs: Needs,
  { query }: Input<typeof calls.getVersion>,
): Promise<ReplyOf<typeof calls.getVersion>> {
  const { version, content } = await mustFindVersion(needs, query.contentId, query.version)
  const { title, text } = textOf(content)
  return { version, title, text }
}

/** The differences between two versions of a page, or of the texts of a language. */
export async function compareVersions(
  needs: Needs,
  { query }: Input<typeof calls.compareVersions>,
): Promise<ReplyOf<typeof calls.compareVersions>> {
  const item = await queries.findItem(needs.db, needs.target, query.contentId)
  const kind = item?.kind === 'texts' ? 'texts' : 'page'
  const [before, after] = await Promise.all([
    mustFindVersion(needs, query.contentId, query.before, kind),
    mustFindVersion(needs, query.contentId, query.after, kind),
  ])
  const whole = (content: unknown) =>
    kind === 'texts' ? textLines(parseTexts(content)) : `${textOf(content).title}\n${textOf(content).text}`
  return { lines: compareTexts(whole(before.content), whole(after.content)) }
}

async function mustFindVersion(
  { db, target }: Needs,
  itemId: string,
  version: number,
  kind: 'page' | 'texts' = 'page',
): Promise<queries.VersionRow> {
  const item = await queries.findItem(db, target, itemId)
  const found = item?.kind === kind ? await queries.findVersion(db, item.id, version) : undefined
  return found ?? refuse('ERR_CONTENT_NOT_FOUND')
}
