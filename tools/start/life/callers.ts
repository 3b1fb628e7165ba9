import type { FastifyInstance } from 'fastify'
import { TOTP } from 'otpauth'
import type { BodyOf, CallDefinition, QueryOf, ReplyOf } from '#contract/call.ts'
import * as user from '#contract/onling-v2/user.ts'
import type { Clock } from '#server/kernel/index.ts'

/** Result of a call: its reply, or the code of its refusal. */
export type Answered<C extends CallDefinition> =
  | { readonly ok: true; readonly data: ReplyOf<C> }
  | { readonly ok: false; readonly code: string; readonly details: Readonly<Record<string, unknown>> }

export type MakeCall = <C extends CallDefinition>(
  call: C,
  input: { readonly body?: BodyOf<C>; readonly query?: QueryOf<C>; readonly token?: string | undefined },
) => Promise<Answered<C>>

/** Makes calls of the API without a network; a refusal is a result, a bug is thrown. */
export function callsOf(app: Pick<FastifyInstance, 'inject'>): MakeCall {
  return async (call, { body, query, token }) => {
    const answer = await app.inject({
      method: call.method,
      url: call.path,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(query === undefined ? {} : { query: query as Record<string, string> }),
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    const said = answer.json()
    if (answer.statusCode === 200) return { ok: true, data: said }
    if (answer.statusCode >= 500) throw new Error(`${call.path} answered ${answer.statusCode}: ${answer.body}`)
    return { ok: false, code: String(said.code), details: said.details ?? {} }
  }
}

/** The reply of a call; a refusal is thrown, because none was expected. */
export function given<C extends CallDefinition>(call: C, answer: Answered<C>): ReplyOf<C> {
  if (!answer.ok) throw new Error(`${call.path} refused ${answer.code} ${JSON.stringify(answer.details)}`)
  return answer.data
}

type Member = { readonly email: string; readonly password: string; readonly totpSecret: string }

/** Signs a member of staff in, with the current code of the authenticator. */
export async function signInStaff(
  ask: MakeCall,
  clock: Clock,
  { email, password, totpSecret }: Member,
): Promise<string> {
  const code = new TOTP({ secret: totpSecret }).generate({ timestamp: clock.now().getTime() })
  return given(user.login, await ask(user.login, { body: { email, password, code } })).token
}
