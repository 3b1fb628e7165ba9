import { TransportError } from '../kernel/index.ts'

const WAITING_MAX = 8

/**
 * A lock per account within the process: rounds run one at a time, in the order of their requests, since each needs the
 * next number.
 */
export function accountTurns() {
  const lines = new Map<number, (() => void)[]>()
  return {
    /** Takes the lock: undefined when it is free; else a promise that resolves when the caller has it. */
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
