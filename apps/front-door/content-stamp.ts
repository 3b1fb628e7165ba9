/** Asked for again in the background; what was published is seen within a second of it. */
const ASK_AFTER_MS = 400
/** Older than this it is waited for. */
const TOO_OLD_MS = 900

/**
 * By what kept pages know that staff have published something else. One question at a time, however many pages are asked for;
 * without an answer the last one counts, since a page of yesterday is better than none.
 * @param ask undefined where nobody answers
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
