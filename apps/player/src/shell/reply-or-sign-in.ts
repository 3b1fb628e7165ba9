import type { Answer } from '#client'
import type { CallDefinition, ReplyOf } from '#contract/call.ts'
import { paths } from './paths.ts'

type Failed = Extract<Answer<CallDefinition>, { ok: false }>

/**
 * For TanStack Query, which wants a thrown problem: gives the reply of a call or throws. Whose session is over is sent to
 * the sign-in, and comes back to this page from there.
 */
export async function replyOrSignIn<C extends CallDefinition>(
  answer: Promise<Answer<C>>,
  locale: string,
): Promise<ReplyOf<C>> {
  const result = await answer
  if (result.ok) return result.data
  const { status, code } = result as Failed
  if (status === 401) location.assign(paths.login(locale, location.pathname + location.search))
  throw new Error(code)
}
