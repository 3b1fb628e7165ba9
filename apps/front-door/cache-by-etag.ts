/** A fetch for one address that is polled: if nothing has changed, the last response is reused (304). */
export function cacheByETag(fetchWith: typeof fetch = fetch): typeof fetch {
  let last: { readonly address: string; readonly etag: string; readonly text: string } | undefined
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const known = last?.address === address ? last : undefined
    const headers = new Headers(init?.headers)
    if (known) headers.set('if-none-match', known.etag)
    const response = await fetchWith(input, { ...init, headers })
    if (response.status === 304 && known) return new Response(known.text)
    const etag = response.headers.get('etag')
    if (!response.ok || etag === null) return response
    const text = await response.text()
    last = { address, etag, text }
    return new Response(text, { status: response.status, headers: { etag } })
  }
}
