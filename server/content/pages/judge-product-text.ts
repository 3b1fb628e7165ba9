import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-content.ts'
import { assert, refuse, type Input } from '#server/kernel/index.ts'
import * as queries from '../content.queries.ts'
import type { ContentNeeds } from '../needs.ts'
import { compareTexts } from './compare-texts.ts'
import { hashOf, productTextOf } from './product-text.ts'
import { findHasNewerProductText, setJudged } from './product-text.queries.ts'
import { textOf } from './save-page.ts'

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target' | 'firstPages'>

/** The product's present text of a page, and how it differs from the version that players see. */
export async function showProductText(
  needs: Needs,
  { query }: Input<typeof calls.getProductText>,
): Promise<ReplyOf<typeof calls.getProductText>> {
  const { db, clock, target } = needs
  const item = await queries.findItem(db, target, query.contentId)
  const product = item?.kind === 'page' ? productTextOf(needs, item) : undefined
  if (!item || !product) return refuse('ERR_CONTENT_NOT_FOUND')
  const standing = await queries.findStanding(db, item.id, clock.now())
  const version = await queries.findVersion(db, item.id, standing?.version ?? item.latestVersion)
  assert(version, 'A page has a version.')
  const { title, text } = product
  const present = textOf(version.content)
  return {
    productHash: hashOf(product),
    title,
    text,
    isNewer: await findHasNewerProductText(db, item.id),
    comparedWith: version.version,
    lines: compareTexts(`${present.title}\n${present.text}`, `${title}\n${text}`),
  }
}

/** Staff have compared the product's text with theirs, and keep theirs: nothing is written or shown. */
export async function keepPageText(
  needs: Needs,
  { body, subject, changed }: Input<typeof calls.keepPageText>,
): Promise<ReplyOf<typeof calls.keepPageText>> {
  const { contentId, productHash } = body
  return needs.db.transaction(async (tx) => {
    const item = await queries.lockItem(tx, needs.target, contentId)
    const product = item?.kind === 'page' ? productTextOf(needs, item) : undefined
    if (!item || !product) return refuse('ERR_CONTENT_NOT_FOUND')
    // A release came meanwhile, or a colleague was first.
    const isAsShown = hashOf(product) === productHash && (await findHasNewerProductText(tx, item.id))
    if (!isAsShown) return refuse('ERR_STATE_CHANGED')
    await setJudged(tx, item.id, productHash)
    subject('content', item.id, `${item.place} ${item.language ?? ''}`.trim())
    changed({ isNewer: true }, { isNewer: false })
    return { done: true }
  })
}
