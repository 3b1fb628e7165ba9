import type { Static } from 'typebox'
import type { ReplyOf } from '#contract/call.ts'
import type { WrittenText } from '#contract/shapes/content.ts'
import type * as calls from '#contract/play-v1/staff-content.ts'
import { refuse, type Input } from '#server/kernel/index.ts'
import * as queries from '../content.queries.ts'
import type { ContentNeeds } from '../needs.ts'
import { hashOf, productTextOf } from './product-text.ts'
import { setJudged } from './product-text.queries.ts'
import { readMarkup } from './read-markup.ts'

type Needs = Pick<ContentNeeds, 'db' | 'clock' | 'target' | 'firstPages'>

/**
 * Writes the next version of a page. Nobody but staff sees it before it is published. The product's own text is thereby
 * taken over.
 */
export async function savePage(
  { db, clock, target, firstPages }: Needs,
  { body, caller, subject, changed }: Input<typeof calls.savePage>,
): Promise<ReplyOf<typeof calls.savePage>> {
  const { contentId, basedOn, title, text } = body
  mustBeReadable({ title, text })
  return db.transaction(async (tx) => {
    const item = await queries.lockItem(tx, target, contentId)
    if (item?.kind !== 'page') return refuse('ERR_CONTENT_NOT_FOUND')
    if (item.latestVersion !== basedOn) return refuse('ERR_STATE_CHANGED')
    const version = basedOn + 1
    const at = clock.now()
    await queries.insertVersion(tx, {
      itemId: item.id,
      version,
      label: title,
      content: { title, text },
      writerId: caller.userId,
      writtenBy: caller.name,
      writtenAt: at,
    })
    await queries.setLatest(tx, item.id, version, at)
    const product = productTextOf({ firstPages }, item)
    if (product?.title === title && product.text === text) await setJudged(tx, item.id, hashOf(product))
    subject('content', item.id, `${item.place} ${item.language ?? ''}`.trim())
    changed({ version: basedOn }, { version })
    return { version }
  })
}

/** Refuses a text with unsupported markup, and names the line. */
export function mustBeReadable({ title, text }: Static<typeof WrittenText>): void {
  const [problem] = [...readMarkup(text).problems, ...readMarkup(title).problems]
  if (problem) refuse('ERR_CONTENT_NOT_VALID', problem)
}

/** The text of a version of a page, as it was written. */
export const textOf = (content: unknown): Static<typeof WrittenText> => content as Static<typeof WrittenText>
