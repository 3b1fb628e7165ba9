import { createHash } from 'node:crypto'
import type { WrittenText } from '#contract/shapes/content.ts'
import type { ItemRow } from '../content.queries.ts'
import type { ContentNeeds, FirstPage } from '../needs.ts'

/** Names a text of a page; PostgreSQL computes the same (`product-text.queries.ts`). */
export const hashOf = ({ title, text }: WrittenText): string =>
  createHash('sha256').update(`${title}\n${text}`).digest('hex')

/** The text of a page in the running release. */
export const productTextOf = (
  { firstPages }: Pick<ContentNeeds, 'firstPages'>,
  { place, language }: Pick<ItemRow, 'place' | 'language'>,
): FirstPage | undefined => firstPages.find((one) => one.page === place && one.language === language)
