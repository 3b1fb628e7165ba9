import { randomBytes, randomUUID } from 'node:crypto'

/** A UUID version 7: sorts by the time it was made, so that new rows land together in an index. */
export function newId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0')
  const random = randomUUID()
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`
}

/** An opaque secret of 256 bits in base64url, with a prefix that names its kind. */
export function newToken(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`
}
