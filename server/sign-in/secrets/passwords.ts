import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { TransportError } from '#server/kernel/index.ts'

/** Cost of one argon2id hash (reference: performance §8). Memory in kibibytes. */
export type PasswordCost = {
  readonly memoryKib: number
  readonly passes: number
  readonly lanes: number
  /** Concurrent hashes: memory is this times `memoryKib`. */
  readonly atOnce: number
  /** Maximum queue; further requests are answered with 503 rather than late. */
  readonly waitingMax: number
}

export const passwordCost: PasswordCost = { memoryKib: 65_536, passes: 3, lanes: 1, atOnce: 4, waitingMax: 200 }

export type Passwords = {
  readonly hash: (password: string) => Promise<string>
  /** Without a hash (an unknown account) it does the same work and returns false. */
  readonly verify: (hash: string | undefined, password: string) => Promise<boolean>
}

/** Hashes and verifies passwords, with limited concurrency. An unknown account takes as long as a known one. */
export async function makePasswords(cost: PasswordCost = passwordCost): Promise<Passwords> {
  const options = { memoryCost: cost.memoryKib, timeCost: cost.passes, parallelism: cost.lanes }
  const inTurn = makeTurns(cost.atOnce, cost.waitingMax)
  const nobody = await hash(randomBytes(32), options)
  return {
    hash: (password) => inTurn(() => hash(normalised(password), options)),
    verify: (known, password) =>
      inTurn(async () => {
        const matches = await verify(known ?? nobody, normalised(password))
        return matches && known !== undefined
      }),
  }
}

/** Two keyboards may encode one letter in two ways (Unicode normalization). */
function normalised(password: string): string {
  return password.normalize('NFKC')
}

function makeTurns(atOnce: number, waitingMax: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) throw new TransportError(503, 'ERR_UNAVAILABLE')
      // The place is handed over directly, so `running` stays as it is.
      await new Promise<void>((start) => waiting.push(start))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
