import type { PagePart } from '#contract/shapes/content.ts'
import type { ItemRow } from '../content.queries.ts'
import type { ContentNeeds } from '../needs.ts'
import { productTextOf } from './product-text.ts'
import { readMarkup } from './read-markup.ts'

/**
 * Parts that the product's text of a page has, and a text of staff leaves out: helplines, the self-test, who runs the brand.
 * Most of them are there because a law wants them.
 */
export function findMissingParts(
  needs: Pick<ContentNeeds, 'firstPages'>,
  item: Pick<ItemRow, 'place' | 'language'>,
  text: string,
): PagePart[] {
  const product = productTextOf(needs, item)
  const there = new Set(product ? partsOf(text) : [])
  return product ? partsOf(product.text).filter((part) => !there.has(part)) : []
}

const partsOf = (text: string): PagePart[] =>
  readMarkup(text).blocks.flatMap((block) => (block.kind === 'part' ? [block.part] : []))
