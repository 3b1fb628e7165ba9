import { newId } from '#server/kernel/index.ts'
import type { ContentNeeds } from '../needs.ts'
import { findPages, lockFirstPages, insertFirstPages } from './first-pages.queries.ts'

/**
 * Writes the pages that the product brings and the installation does not have, as their first version. What an installation has
 * stays as it is: a text that players have agreed to is not changed by a release.
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
    if (missing.length === 0) return
    const at = clock.now()
    const rows = missing.map(({ page, language, title, text }) => ({
      ids: [newId(at), newId(at)] as const,
      place: page,
      language,
      label: title,
      content: { title, text },
    }))
    await insertFirstPages(tx, target, rows, at)
  })
}
