import { TransportError } from '../kernel/index.ts'

const WAITING_MAX = 8

/** One round of an account at a time, in the order in which they came: the next number is known only after the last. */
export function accountTurns() {
  const lines = new Map<number, (() => void)[]>()
  return {
    /** Undefined when it is the caller's turn already; else resolves when it is. */
    take: (accountId: number): Promise<void> | undefined => {
      const line = lines.get(accountId)
      if (!line) {
        lines.set(accountId, [])
        return undefined
      }
      if (line.length >= WAITING_MAX) throw new TransportError(429, 'ERR_TOO_MANY_REQUESTS')
      return new Promise((resolve) => line.push(resolve))
    },
    give: (accountId: number): void => {
      const next = lines.get(accountId)?.shift()
      if (next) next()
      else lines.delete(accountId)
    },
  }
}

export type AccountTurns = ReturnType<typeof accountTurns>
