import { UNSENT } from '../src/shell/fields/unsent.ts'

/**
 * Where somebody goes whose form came without the page's scripts: back to the page, which then says so. Nothing of what
 * was sent is kept or repeated.
 * @returns an address of this site, or undefined when no page is there
 */
export function unsentAddress(url: URL): string | undefined {
  if (!/^\/[a-z]{2}(?:\/[\w-]{1,80}){0,3}$/.test(url.pathname)) return undefined
  const query = new URLSearchParams(url.search)
  query.set(UNSENT, '1')
  return `${url.pathname}?${query.toString()}`
}
