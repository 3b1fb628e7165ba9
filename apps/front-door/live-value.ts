/** The response of the API: null means the folder's value; the stamp belongs to the same read. */
export type LiveReading<Value> = { readonly stamp: string; readonly live: Value | null }

type LiveSource<Value> = {
  /** The value of the brand's folder: used until staff publish another, and while the API does not respond. */
  readonly own: Value
  /** Changes with every publication or withdrawal. */
  readonly stamp: () => Promise<string>
  /** Reads the live value; undefined if the API does not respond. */
  readonly fetchLive: () => Promise<LiveReading<Value> | undefined>
  /** Monotonic clock in milliseconds. */
  readonly now: () => number
}

/** Maximum age before another read, whatever the stamp. */
const AGAIN_MS = 30_000
/** Minimum pause between two reads for the same stamp. */
const PAUSE_MS = 200

/**
 * The look or the texts that are live now. Staff change them while the process runs: they are read at each new stamp,
 * so that every process of every node shows them within a second of their publication, without a restart. The stamp and
 * the value may come from two nodes whose clocks differ: a value counts for the stamp that came with it, and is read
 * again while the stamps differ.
 */
export function watchLive<Value>({ own, stamp, fetchLive, now }: LiveSource<Value>): {
  read: () => Promise<Value>
  last: () => Value
} {
  let known = { stamp: '', value: own, turn: 0 }
  let question = { stamp: '', at: -Infinity, turn: 0, answered: Promise.resolve() }
  const askFor = (stampNow: string): Promise<void> => {
    const turn = question.turn + 1
    const answered = fetchLive().then((reading) => {
      // A response that arrives after that of a newer request is stale.
      if (reading && turn > known.turn) known = { stamp: reading.stamp, value: reading.live ?? own, turn }
    })
    question = { stamp: stampNow, at: now(), turn, answered }
    return answered
  }
  return {
    async read() {
      const stampNow = await stamp()
      if (stampNow === '') return known.value
      const age = now() - question.at
      if (stampNow === known.stamp) {
        if (age > AGAIN_MS) void askFor(stampNow)
      } else await (stampNow === question.stamp && age <= PAUSE_MS ? question.answered : askFor(stampNow))
      return known.value
    },
    last: () => known.value,
  }
}
