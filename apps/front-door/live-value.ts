/** What the API says: null is what the folder has; the stamp is that of the same reading. */
export type LiveReading<Value> = { readonly stamp: string; readonly live: Value | null }

type Asking<Value> = {
  /** What the brand's folder has: the live one until staff publish another, and while nobody answers. */
  readonly own: Value
  /** Changes whenever something else is published or taken back. */
  readonly stamp: () => Promise<string>
  /** What is live; undefined: nobody answers. */
  readonly ask: () => Promise<LiveReading<Value> | undefined>
  /** Milliseconds that only grow. */
  readonly now: () => number
}

/** Asked again at least this often, whatever the stamp says. */
const AGAIN_MS = 30_000
/** Between two questions for the same stamp. */
const PAUSE_MS = 200

/**
 * The look or the texts that are live now. Staff change them while the process runs: they are asked for at each new stamp, so that
 * every process of every node shows them within a second of their publication, without a restart. The stamp and the answer may
 * come from two nodes whose clocks differ: an answer counts for the stamp that came with it, and is asked for again while that is another one.
 */
export function watchLive<Value>({ own, stamp, ask, now }: Asking<Value>): {
  read: () => Promise<Value>
  last: () => Value
} {
  let known = { stamp: '', value: own, turn: 0 }
  let question = { stamp: '', at: -Infinity, turn: 0, answered: Promise.resolve() }
  const askFor = (stampNow: string): Promise<void> => {
    const turn = question.turn + 1
    const answered = ask().then((reading) => {
      // An answer that comes after that of a newer question is too old.
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
