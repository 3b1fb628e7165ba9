import type { Answer } from '#client'
import type { CallDefinition, ReplyOf } from '#contract/call.ts'
import { paths } from './paths.ts'

type Failed = Extract<Answer<CallDefinition>, { ok: false }>

/**
 * For TanStack Query, which expects thrown errors: returns the response of a call or throws. When the session has
 * ended, redirects to the sign-in, which returns to this page.
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
