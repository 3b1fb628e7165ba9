import type { BodyOf, CallDefinition, ParamsOf, QueryOf, RefusalOf, ReplyOf } from '#contract/call.ts'
import type { TransportCode } from '#contract/errors.ts'

/** One invalid field of a request: its path, what is wrong, and the bound that it passed. */
export type FieldProblem = { readonly path: string; readonly problem: string; readonly limit?: number }

/** Result of a call: its reply, one of its declared refusals, or a transport failure. */
export type Answer<C extends CallDefinition> =
  | { readonly ok: true; readonly data: ReplyOf<C> }
  | {
      readonly ok: false
      readonly code: RefusalOf<C> | TransportCode | 'ERR_NETWORK'
      readonly status: number
      readonly details?: Readonly<Record<string, unknown>>
      readonly fields?: readonly FieldProblem[]
      readonly requestId?: string
    }

type Input<C extends CallDefinition> = (C['body'] extends object ? { body: BodyOf<C> } : { body?: undefined }) &
  (C['params'] extends object ? { params: ParamsOf<C> } : { params?: undefined }) & {
    query?: QueryOf<C>
    signal?: AbortSignal
  }

export type ClientOptions = {
  /** Origin of the API, or an empty string for the page's own origin. */
  readonly baseUrl: string
  readonly fetch?: typeof fetch
  /** Headers for each call, such as a bearer token or a forwarded cookie. */
  readonly headers?: () => Readonly<Record<string, string>>
}

export type Client = <C extends CallDefinition>(call: C, input: Input<C>) => Promise<Answer<C>>

/**
 * Makes a caller whose arguments, reply and refusals are inferred from the contract. It never throws for a response of
 * the platform; a broken connection is `ERR_NETWORK`.
 */
export function createClient({ baseUrl, fetch: fetchWith = fetch, headers }: ClientOptions): Client {
  return async (call, input) => {
    const address = baseUrl + fillPath(call.path, input.params) + searchOf(input.query)
    try {
      const response = await fetchWith(address, {
        method: call.method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers?.(),
        },
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
        ...(input.signal ? { signal: input.signal } : {}),
      })
      const answer: unknown = await response.json().catch((cause: unknown) => {
        // The caller ended it while it came: a broken connection, not a broken answer.
        if (input.signal?.aborted) throw cause
        return undefined
      })
      if (response.ok) return { ok: true, data: answer } as Answer<typeof call>
      const problem = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>
      return { ok: false, status: response.status, code: 'ERR_INTERNAL', ...problem } as Answer<typeof call>
    } catch {
      return { ok: false, status: 0, code: 'ERR_NETWORK' } as Answer<typeof call>
    }
  }
}

function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
}

function searchOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return ''
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
