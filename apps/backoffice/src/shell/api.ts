import { createClient, type Answer } from '#client'
import type { CallDefinition, ReplyOf } from '#contract/call.ts'

/** The API at this page's own origin; the session is an HttpOnly cookie. */
export const api = createClient({ baseUrl: '' })

type Failed = Extract<Answer<CallDefinition>, { ok: false }>

/** A failed call: with the error code, the end of a lock-out, and the trace number. */
export class CallProblem extends Error {
  override readonly name = 'CallProblem'
  readonly failed: Failed

  constructor(failed: Failed) {
    super(failed.code)
    this.failed = failed
  }
}

/** For TanStack Query, which expects thrown errors: returns the response or throws CallProblem. */
export async function ask<C extends CallDefinition>(answer: Promise<Answer<C>>): Promise<ReplyOf<C>> {
  const result = await answer
  if (result.ok) return result.data
  throw new CallProblem(result as Failed)
}

export function codeOf(error: unknown): string {
  return error instanceof CallProblem ? error.failed.code : 'ERR_INTERNAL'
}
