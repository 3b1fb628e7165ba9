/** A stamp older than this is refreshed in the background, so that a publication shows within a second. */
const ASK_AFTER_MS = 400
/** For a stamp older than this, the caller waits for the refresh. */
const TOO_OLD_MS = 900

/**
 * Version stamp by which cached pages notice a publication of staff. One request at a time, however many pages are
 * requested; without a response the last stamp counts, since an old page is better than none.
 * @param ask resolves to undefined where the API does not respond
 */
export function watchContentStamp(ask: () => Promise<string | undefined>, now: () => number): () => Promise<string> {
  let known = { stamp: '', at: -Infinity }
  let underWay: Promise<void> | undefined
  const askOnce = () =>
    (underWay ??= ask()
      .then((answer) => {
        known = { stamp: answer ?? known.stamp, at: now() }
      })
      .finally(() => {
        underWay = undefined
      }))
  return async () => {
    const age = now() - known.at
    if (age > ASK_AFTER_MS) {
      const asked = askOnce()
      if (age > TOO_OLD_MS) await asked
    }
    return known.stamp
  }
}
