/** Which reads may be remembered: of each key the one that began last, unless a message came that what it reads has changed. */
export type CurrentReads<Key> = {
  /** Runs a read; `isCurrent` is asked right before what was read is remembered. */
  readonly run: <Result>(key: Key, read: (isCurrent: () => boolean) => Promise<Result>) => Promise<Result>
  /** What is being read of one key may be old; reads of other keys are not concerned. */
  readonly outdate: (key: Key) => void
  readonly outdateAll: () => void
}

/** For memories that messages end: whoever reads, thinks and then remembers may be told in between that it is old. */
export function watchReads<Key>(): CurrentReads<Key> {
  const running = new Map<Key, symbol>()
  return {
    run: async (key, read) => {
      const own = Symbol('read')
      const isCurrent = () => running.get(key) === own
      running.set(key, own)
      try {
        return await read(isCurrent)
      } finally {
        if (isCurrent()) running.delete(key)
      }
    },
    outdate: (key) => void running.delete(key),
    outdateAll: () => running.clear(),
  }
}
