import type { CallDefinition, ReplyOf } from '#contract/call.ts'
import { CallProblem } from './api.ts'

/** Sends one file to a call with a multipart body. Throws CallProblem like every other call. */
export async function uploadFile<C extends CallDefinition>(call: C, file: File, id = ''): Promise<ReplyOf<C>> {
  const body = new FormData()
  body.append('file', file)
  const sent = await fetch(call.path.replace('{id}', encodeURIComponent(id)), { method: call.method, body }).catch(
    () => undefined,
  )
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
