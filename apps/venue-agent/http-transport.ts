import type { Transport } from './connection.ts'

const TIMEOUT_MS = 3_000

/** HTTP requests to the API. */
export function httpTransport(apiUrl: string): Transport {
  return async ({ method, url, headers, body }) => {
    const answer = await fetch(new URL(url, apiUrl), {
      method,
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body }),
    })
    return {
      status: answer.status,
      signature: answer.headers.get('x-signature') ?? undefined,
      body: await answer.text(),
    }
  }
}
