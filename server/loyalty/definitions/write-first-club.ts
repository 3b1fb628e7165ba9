import type { DefinitionContent } from '#contract/shapes/loyalty.ts'
import { newId } from '../../kernel/index.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { checkContent } from './check-content.ts'
import * as queries from './definitions.queries.ts'
import { refuseUnlawful } from './judge-definition.ts'

/** What came with the product holds for every moment of an installation, those of a demonstration's past too. */
const SINCE_EVER = new Date(0)

/**
 * Writes the club that an installation begins with, once; from then on it is the operator's. The law is asked of each part. Safe
 * to repeat and at two processes at once.
 */
export async function writeFirstClub(
  needs: LoyaltyNeeds,
  first: readonly { readonly key: string; readonly content: DefinitionContent }[],
): Promise<void> {
  const { db, clock, target } = needs
  if (!needs.isOurs || (await queries.countDefinitions(db, target)) > 0) return
  for (const { key, content } of first) {
    checkContent(needs, key, content)
    refuseUnlawful(needs, content)
  }
  await db.transaction(async (tx) => {
    await queries.lockDefinitions(tx, target)
    if ((await queries.countDefinitions(tx, target)) > 0) return
    const now = clock.now()
    const nobody = { explanation: null, writtenBy: null, writtenByName: null, approvedBy: null, approvedByName: null }
    for (const { key, content } of first)
      await queries.insertDefinition(tx, target, {
        id: newId(now),
        kind: content.kind,
        key,
        version: 1,
        content,
        isOn: true,
        validFrom: SINCE_EVER,
        ...nobody,
      })
  })
}
