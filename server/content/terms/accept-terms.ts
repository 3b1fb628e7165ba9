import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/terms.ts'
import { termsName } from '#contract/shapes/content.ts'
import type { Database, Input } from '#server/kernel/index.ts'
import { insertConsent } from '#server/players/index.ts'
import type { TermsNeeds } from './find-to-accept.ts'
import { findTermsInForce } from './terms.queries.ts'

type Needs = TermsNeeds & { readonly db: Database }

/**
 * The player accepts the terms in force, by the name of the version that they have read; acceptances are never deleted.
 */
export async function acceptTerms(
  { db, clock, target, first }: Needs,
  { caller, body, refuse }: Input<typeof calls.acceptTerms>,
): Promise<ReplyOf<typeof calls.acceptTerms>> {
  const { name } = body
  return db.transaction(async (tx) => {
    const at = clock.now()
    const inForce = await findTermsInForce(tx, target, at)
    if (!inForce.some(({ language, version }) => termsName(first, language, version) === name))
      return refuse('ERR_STATE_CHANGED')
    await insertConsent(tx, { playerId: caller.playerId, kind: 'terms', version: name, givenAt: at })
    return { done: true }
  })
}
