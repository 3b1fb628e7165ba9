import type { CallDefinition, ReplyOf } from '#contract/call.ts'
import { CallProblem } from './api.ts'

/**
 * Sends one file to a call with a multipart body. Throws CallProblem like every other call.
 * @param id for a path that has one
 * @param query what the call takes beside the file
 */
export async function uploadFile<C extends CallDefinition>(
  call: C,
  file: File,
  id = '',
  query: Readonly<Record<string, string>> = {},
): Promise<ReplyOf<C>> {
  const body = new FormData()
  body.append('file', file)
  const path = call.path.replace('{id}', encodeURIComponent(id))
  const asked = Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query).toString()}`
  const sent = await fetch(path + asked, { method: call.method, body }).catch(() => undefined)
  if (!sent) throw new CallProblem({ ok: false, status: 0, code: 'ERR_NETWORK' })
  const answer: unknown = await sent.json().catch(() => ({}))
  if (sent.ok) return answer as ReplyOf<C>
  throw new CallProblem({
    ok: false,
    status: sent.status,
    code: 'ERR_INTERNAL',
    ...(typeof answer === 'object' ? answer : {}),
  })
}
