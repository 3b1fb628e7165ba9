import type { ReplyOf } from '#contract/call.ts'
import type { requestPasswordReset } from '#contract/onling-v2/player.ts'
import type { requestOneTimePassword } from '#contract/play-v1/player-account.ts'
import type { Input } from '#server/kernel/index.ts'
import { insertLetterRequest, type LetterKind } from './letters.queries.ts'
import type { SignInNeeds } from './needs.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'target'>
type Request = Input<typeof requestPasswordReset> | Input<typeof requestOneTimePassword>

/**
 * Notes that somebody asked for a letter. Whether the e-mail is known is looked up later, by the worker, so neither the
 * text nor the time of the answer tells it.
 */
export async function requestLetter(
  { db, clock, target }: Needs,
  kind: LetterKind,
  { body }: Request,
): Promise<ReplyOf<typeof requestPasswordReset>> {
  await insertLetterRequest(db, { target, kind, email: body.email, requestedAt: clock.now() })
  return { done: true }
}
