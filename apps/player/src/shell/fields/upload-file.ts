import type { Answer } from '#client'
import type { CallDefinition, QueryOf } from '#contract/call.ts'

/** Sends one file to a call with a multipart body. Returns a result like every other call, and never throws. */
export async function uploadFile<C extends CallDefinition>(
  call: C,
  { query, file }: { readonly query: QueryOf<C>; readonly file: File },
): Promise<Answer<C>> {
  const body = new FormData()
  body.append('file', file)
  const search = new URLSearchParams(query as Record<string, string>)
  try {
    const sent = await fetch(`${call.path}?${search}`, { method: call.method, credentials: 'same-origin', body })
    const answer: unknown = await sent.json().catch(() => ({}))
    if (sent.ok) return { ok: true, data: answer } as Answer<C>
    const problem = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>
    return { ok: false, status: sent.status, code: 'ERR_INTERNAL', ...problem } as Answer<C>
  } catch {
    return { ok: false, status: 0, code: 'ERR_NETWORK' } as Answer<C>
  }
}
