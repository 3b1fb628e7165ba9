/** The outcome of work; or why it was not done: `busy`, too much waited already; `gone`, nobody waited for it any more. */
export type Turn<T> = { readonly made: T } | 'busy' | 'gone'

/** Runs work, or refuses it at once when too much waits already. @param gone aborted when nobody waits for the outcome any more */
export type Turns = <T>(work: () => Promise<T>, gone: AbortSignal) => Promise<Turn<T>>

/** @param atOnce pieces of work that run together @param waitingMax how many more may wait */
export function takeTurns(atOnce: number, waitingMax: number): Turns {
  const waiting = new Set<() => void>()
  let running = 0

  /** Whether it is its turn; false if it was given up before. */
  function waitForTurn(gone: AbortSignal): Promise<boolean> {
    return new Promise((answer) => {
      const begin = () => {
        gone.removeEventListener('abort', leave)
        waiting.delete(begin)
        answer(true)
      }
      const leave = () => {
        waiting.delete(begin)
        answer(false)
      }
      waiting.add(begin)
      gone.addEventListener('abort', leave, { once: true })
    })
  }

  return async (work, gone) => {
    if (gone.aborted) return 'gone'
    if (running >= atOnce) {
      if (waiting.size >= waitingMax) return 'busy'
      if (!(await waitForTurn(gone))) return 'gone'
    } else running += 1
    try {
      return { made: await work() }
    } finally {
      // Whoever has waited longest takes over this place.
      const [next] = waiting
      if (next) next()
      else running -= 1
    }
  }
}
