/** Runs work, or refuses it at once (undefined) when too much waits already. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T> | undefined

/** @param atOnce pieces of work that run together @param waitingMax how many more may wait */
export function takeTurns(atOnce: number, waitingMax: number): Turns {
  const waiting: (() => void)[] = []
  let running = 0
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((begin) => waiting.push(begin))
    else running += 1
    try {
      return await work()
    } finally {
      // Whoever waits takes over this place.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  return (work) => (running >= atOnce && waiting.length >= waitingMax ? undefined : run(work))
}
