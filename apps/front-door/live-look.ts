import type { Look } from '#config/look.ts'

/** What the API says: null is the folder's look; the stamp is that of the same reading. */
export type LookReading = { readonly stamp: string; readonly look: Look | null }

type Asking = {
  /** The look of the brand's folder: the live one until staff publish another, and while nobody answers. */
  readonly own: Look
  /** Changes whenever something else is published or taken back. */
  readonly stamp: () => Promise<string>
  /** What is live; undefined: nobody answers. */
  readonly ask: () => Promise<LookReading | undefined>
  /** Milliseconds that only grow. */
  readonly now: () => number
}

/** Asked again at least this often, whatever the stamp says. */
const AGAIN_MS = 30_000
/** Between two questions for the same stamp. */
const PAUSE_MS = 200

/**
 * The look that is live now. Staff change it while the process runs: it is asked for at each new stamp, so that every process
 * of every node shows it within a second of its publication, without a restart. The stamp and the look may come from two
 * nodes whose clocks differ: a look counts for the stamp that came with it, and is asked for again while that is another one.
 */
export function watchLook({ own, stamp, ask, now }: Asking): { read: () => Promise<Look>; last: () => Look } {
  let live = { stamp: '', look: own, turn: 0 }
  let question = { stamp: '', at: -Infinity, turn: 0, answered: Promise.resolve() }
  const askFor = (stampNow: string): Promise<void> => {
    const turn = question.turn + 1
    const answered = ask().then((reading) => {
      // An answer that comes after that of a newer question is too old.
      if (reading && turn > live.turn) live = { stamp: reading.stamp, look: reading.look ?? own, turn }
    })
    question = { stamp: stampNow, at: now(), turn, answered }
    return answered
  }
  return {
    async read() {
      const stampNow = await stamp()
      if (stampNow === '') return live.look
      const age = now() - question.at
      if (stampNow === live.stamp) {
        if (age > AGAIN_MS) void askFor(stampNow)
      } else await (stampNow === question.stamp && age <= PAUSE_MS ? question.answered : askFor(stampNow))
      return live.look
    },
    last: () => live.look,
  }
}
