/** The response of a partner: a status and a JSON object, or why there is none. */
export type JsonAnswer =
  | { readonly ok: true; readonly status: number; readonly body: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problem: string }

const BODY_MAX_CHARS = 100_000

/**
 * Sends a request to a partner and reads a JSON object. Never throws: a partner that times out, fails or sends
 * something malformed comes back as a problem in one word. Nothing of the person is in it.
 */
export async function requestJson(options: {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Body of the request; absent with `GET`. */
  readonly body?: object
  readonly timeoutMs: number
}): Promise<JsonAnswer> {
  const { method, url, headers, body, timeoutMs } = options
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    const text = await response.text()
    if (text.length > BODY_MAX_CHARS) return { ok: false, problem: 'answer-too-long' }
    const fields = readObject(text)
    if (fields) return { ok: true, status: response.status, body: fields }
    return { ok: false, problem: response.ok ? 'answer-unreadable' : `http-${response.status}` }
  } catch (error) {
    return { ok: false, problem: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable' }
  }
}

function readObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return asObject(value)
  } catch {
    return undefined
  }
}

/** The value as an object; undefined when it is something else. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}

/** A text of the partner that may be stored: short, printable. */
export function shortText(value: unknown): string | null {
  return typeof value === 'string' && /^[\w.:/-]{1,100}$/.test(value) ? value : null
}
