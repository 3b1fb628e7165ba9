const TOKEN = /^[\w.~-]{20,200}$/

/**
 * The access token of a link: in the fragment, which is not sent to servers or logged, or in the query of an older
 * link. Undefined for anything that cannot be one.
 */
export function readToken({ hash, search }: { readonly hash: string; readonly search: string }): string | undefined {
  for (const part of [hash.replace(/^#/, ''), search]) {
    const token = new URLSearchParams(part).get('token')
    if (token && TOKEN.test(token)) return token
  }
  return undefined
}
