import { pipeline, Transform, type Readable } from 'node:stream'
import type { Passing } from './find-passing.ts'

/** What the API takes of a call that does not say, of its files, and of what a partner writes. */
const JSON_BYTES = 64 * 1024
const FILES_BYTES = 16 * 1024 * 1024

/** Told to the proxy by a body that goes on for too long. */
export class BodyTooLarge extends Error {}

export function bodyBytesMax({ bodyBytesMax: own, bodyKind }: Passing): number {
  return own ?? (bodyKind === 'multipart' ? FILES_BYTES : JSON_BYTES)
}

/** Passes bytes on until there are too many: a body need not say how long it is. */
export function countBytes(body: Readable, most: number): Readable {
  let count = 0
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      count += chunk.length
      if (count > most) done(new BodyTooLarge())
      else done(null, chunk)
    },
  })
  // Whoever reads hears of a failure by the stream itself.
  return pipeline(body, counted, () => {})
}
