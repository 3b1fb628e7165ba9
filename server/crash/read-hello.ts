import type { RawData } from 'ws'
import type { CrashHello } from '#contract/play-v1/crash-stream.ts'

/** The first message of a page: its token, and what it has seen. Undefined when it is invalid. */
export function readHello(data: RawData): CrashHello | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : '')
    if (typeof value !== 'object' || value === null || !('token' in value) || typeof value.token !== 'string')
      return undefined
    if (!/^[\w-]{20,200}$/.test(value.token)) return undefined
    const seen = 'seen' in value ? value.seen : undefined
    const isSeen =
      typeof seen === 'object' &&
      seen !== null &&
      'e' in seen &&
      'q' in seen &&
      typeof seen.e === 'string' &&
      Number.isSafeInteger(seen.q)
    return { token: value.token, ...(isSeen ? { seen: { e: seen.e as string, q: seen.q as number } } : {}) }
  } catch {
    return undefined
  }
}
