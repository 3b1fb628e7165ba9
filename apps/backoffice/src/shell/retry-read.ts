import { codeOf } from './api.ts'

/**
 * How often a read is repeated, with growing pauses of together seven seconds at most. `ERR_UNAVAILABLE` is what an API answers
 * that drains, or has too much to do and refuses what is only looked at (decision 0175): it passes by itself.
 */
const REPEATED: Readonly<Record<string, number>> = { ERR_NETWORK: 2, ERR_UNAVAILABLE: 3 }

/** Whether a read that has failed `count` times before is repeated. Every other refusal would be the same again. */
export function isReadAgain(count: number, error: unknown): boolean {
  return count < (REPEATED[codeOf(error)] ?? 0)
}
