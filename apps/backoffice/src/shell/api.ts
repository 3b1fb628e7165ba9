import { createClient, type Answer } from '#client'
import type { CallDefinition, ReplyOf } from '#contract/call.ts'

/** The API under this page's own origin; the session is a cookie that no script reads. */
export const api = createClient({ baseUrl: '' })

type Failed = Extract<Answer<CallDefinition>, { ok: false }>

/** A call that did not give its reply: with the code, the moment of the end of a lock-out, the trace number. */
export class CallProblem extends Error {
  override readonly name = 'CallProblem'
  readonly failed: Failed

  constructor(failed: Failed) {
    super(failed.code)
    this.failed = failed
  }
}

/** For TanStack Query, which wants a thrown problem: gives the reply or throws CallProblem. */
export async function ask<C extends CallDefinition>(answer: Promise<Answer<C>>): Promise<ReplyOf<C>> {
  const result = await answer
  if (result.ok) return result.data
  throw new CallProblem(result as Failed)
}

export function codeOf(error: unknown): string {
  return error instanceof CallProblem ? error.failed.code : 'ERR_INTERNAL'
}
