/** Which reads may be cached: of each key the one that began last, unless it was invalidated meanwhile. */
export type CurrentReads<Key> = {
  /** Runs a read; `isCurrent` is called right before the result is cached. */
  readonly run: <Result>(key: Key, read: (isCurrent: () => boolean) => Promise<Result>) => Promise<Result>
  /** Reads of this key in progress may be stale; other keys are not affected. */
  readonly outdate: (key: Key) => void
  readonly outdateAll: () => void
}

/** For caches that messages invalidate: a message may arrive between a read and the write to the cache. */
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
