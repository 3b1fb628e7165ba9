import { newId } from '#server/kernel/index.ts'
import type { ContentNeeds, FirstPage } from '../needs.ts'
import { findPages, lockFirstPages, insertFirstPages } from './first-pages.queries.ts'
import { hashOf } from './product-text.ts'
import { setProductHashes } from './product-text.queries.ts'

/**
 * Writes the product's pages that the installation does not have, as their first version. Existing ones are not
 * changed: a release must not change a text that players have agreed to. Staff see where the product's text has changed.
 */
export async function writeFirstPages({
  db,
  clock,
  target,
  firstPages,
}: Pick<ContentNeeds, 'db' | 'clock' | 'target' | 'firstPages'>): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFirstPages(tx, target)
    const there = new Set((await findPages(tx, target)).map(({ place, language }) => `${place} ${language}`))
    const missing = firstPages.filter(({ page, language }) => !there.has(`${page} ${language}`))
    const at = clock.now()
    if (missing.length > 0) await insertFirstPages(tx, target, rowsOf(missing, at), at)
    const hashes = firstPages.map((one) => ({ place: one.page, language: one.language, hash: hashOf(one) }))
    await setProductHashes(tx, target, hashes)
  })
}

const rowsOf = (pages: readonly FirstPage[], at: Date) =>
  pages.map(({ page, language, title, text }) => ({
    ids: [newId(at), newId(at)] as const,
    place: page,
    language,
    label: title,
    content: { title, text },
  }))
