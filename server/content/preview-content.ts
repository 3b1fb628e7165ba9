import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-content.ts'
import { refuse, type Input } from '#server/kernel/index.ts'
import * as queries from './content.queries.ts'
import type { ContentNeeds } from './needs.ts'
import { signPreview } from './sign-preview.ts'

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target' | 'languages' | 'playerOrigin' | 'previewKey' | 'anyGame'>

/** Makes a URL of the real site that shows one version in its place. */
export async function previewContent(
  { db, clock, target, languages, playerOrigin, previewKey, anyGame }: Needs,
  { body: { contentId, version, at, isSignedIn }, subject }: Input<typeof calls.previewContent>,
): Promise<ReplyOf<typeof calls.previewContent>> {
  const item = await queries.findItem(db, target, contentId)
  if (!item || !(await queries.findVersion(db, item.id, version))) return refuse('ERR_CONTENT_NOT_FOUND')
  subject('content', item.id, item.place)
  const { token, until } = signPreview(
    { target, previewKey },
    { itemId: item.id, version, at, isSignedIn },
    clock.now(),
  )
  const address = new URL(`/${item.language ?? languages[0]}${pathOf(item, anyGame)}`, playerOrigin)
  address.searchParams.set('preview', token)
  return { url: address.href, expiresAt: until.toISOString() }
}

const PAGES_OF_SECTIONS = ['liveDealer', 'calendar']
const BESIDE_GAME = ['game_section', 'sidebar_widget']
const FINDS_NOTHING = 'zzzz'

/** Where the site shows it: a page, beside a game, or below a search that finds nothing. */
function pathOf({ kind, place }: Pick<queries.ItemRow, 'kind' | 'place'>, anyGame: string): string {
  if (kind === 'page') return `/${place}`
  if (place === 'live_dealer_games_list') return '/liveDealer'
  if (place === 'games_list') return `?q=${FINDS_NOTHING}`
  if (BESIDE_GAME.includes(place)) return `/play/${anyGame}`
  return PAGES_OF_SECTIONS.includes(place) ? `/${place}` : ''
}
