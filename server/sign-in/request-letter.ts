import type { ReplyOf } from '#contract/call.ts'
import type { requestPasswordReset } from '#contract/onling-v2/player.ts'
import { insertLetterRequest, type LetterKind } from './letters.queries.ts'
import type { SignInNeeds } from './needs.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'target'>

/**
 * Records a request for a letter. The worker looks up later whether the e-mail is known, so neither the content nor the
 * time of the reply reveals it.
 */
export async function requestLetter(
  { db, clock, target }: Needs,
  kind: LetterKind,
  email: string,
): Promise<ReplyOf<typeof requestPasswordReset>> {
  await insertLetterRequest(db, { target, kind, email, channel: 'email', requestedAt: clock.now() })
  return { done: true }
}
