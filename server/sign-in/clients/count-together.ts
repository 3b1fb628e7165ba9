type Group = { times: number; readonly total: Promise<number> }

/**
 * Counts what comes while a statement counts the same with the next statement: calls of one client are one row, and would wait for each
 * other's commit one after the other. Each gets the number that it would have had alone.
 */
export function countTogether<Counted extends object>(
  count: (counted: Counted, times: number) => Promise<number>,
): (counted: Counted) => Promise<number> {
  const waiting = new Map<string, Group>()
  const running = new Map<string, Promise<unknown>>()
  const begin = (key: string, counted: Counted): Group => {
    const total: Promise<number> = (running.get(key) ?? Promise.resolve()).then(() => {
      waiting.delete(key)
      return count(counted, group.times)
    })
    const group: Group = { times: 0, total }
    waiting.set(key, group)
    const ended = total
      .catch(() => {})
      .then(() => {
        if (running.get(key) === ended) running.delete(key)
      })
    running.set(key, ended)
    return group
  }
  return async (counted) => {
    const key = JSON.stringify(counted)
    const group = waiting.get(key) ?? begin(key, counted)
    group.times += 1
    const place = group.times
    const total = await group.total
    return total - group.times + place
  }
}
