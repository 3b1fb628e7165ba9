import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { assert } from '#server/kernel/index.ts'

/** Seals what must be read again (secrets of authenticators), so that a copy of the database alone opens nothing. */
export type Sealer = { readonly seal: (text: string) => string; readonly open: (sealed: string) => string }

const IV_BYTES = 12
const TAG_BYTES = 16

/** @param key 32 bytes; the environment of the process gives it */
export function makeSealer(key: Buffer): Sealer {
  assert(key.length === 32, 'The key that seals staff secrets has 32 bytes.')
  return {
    seal: (text) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
    },
  }
}
