import { pipeline, Transform, type Readable } from 'node:stream'
import type { Passing } from './find-passing.ts'

/** Maximum body of the API: for calls without a limit of their own, for files, and for requests of partners. */
const JSON_BYTES = 64 * 1024
const FILES_BYTES = 16 * 1024 * 1024

/** Error of a body that exceeds its maximum. */
export class BodyTooLarge extends Error {}

export function bodyBytesMax({ bodyBytesMax: own, bodyKind }: Passing): number {
  return own ?? (bodyKind === 'multipart' ? FILES_BYTES : JSON_BYTES)
}

/** Passes bytes on up to the maximum: a body may come without a length. */
export function countBytes(body: Readable, most: number): Readable {
  let count = 0
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      count += chunk.length
      if (count > most) done(new BodyTooLarge())
      else done(null, chunk)
    },
  })
  // The reader gets a failure from the stream itself.
  return pipeline(body, counted, () => {})
}
