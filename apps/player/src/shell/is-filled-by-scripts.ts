/** Pages whose data the browser fetches: those of a signed-in player, and the search for an account from before. */
const FILLED = /^\/[a-z]{2}\/(?:account|old-account|deposit|withdraw|club|inbox)(?:\/|$)/
/** Among them, those that the server writes whole. */
const WHOLE = /^\/[a-z]{2}\/(?:deposit\/(?:return|receipt)|withdraw\/receipt)(?:\/|$)/

export function isFilledByScripts(pathname: string): boolean {
  return FILLED.test(pathname) && !WHOLE.test(pathname)
}
