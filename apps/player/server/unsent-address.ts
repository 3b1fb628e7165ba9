import { UNSENT } from '../src/shell/fields/unsent.ts'

/**
 * Where a form submitted without the page's scripts is redirected: back to its page, which says so. Nothing of the
 * input is kept or repeated.
 * @returns an address of this site, or undefined when it is not a page
 */
export function unsentAddress(url: URL): string | undefined {
  if (!/^\/[a-z]{2}(?:\/[\w-]{1,80}){0,3}$/.test(url.pathname)) return undefined
  const query = new URLSearchParams(url.search)
  query.set(UNSENT, '1')
  return `${url.pathname}?${query.toString()}`
}
