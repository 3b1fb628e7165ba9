import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { assert } from '../../kernel/index.ts'

/** Seals server seeds at rest: read access to the database alone does not allow predicting an outcome. */
export type SeedSealer = { readonly seal: (seed: Uint8Array) => Buffer; readonly open: (sealed: Buffer) => Uint8Array }

const IV_BYTES = 12
const TAG_BYTES = 16

/** @param key 32 bytes from the environment of the process */
export function makeSeedSealer(key: Uint8Array): SeedSealer {
  assert(key.length === 32, 'The key that seals game seeds has 32 bytes.')
  return {
    seal: (seed) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const body = Buffer.concat([cipher.update(seed), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body])
    },
    open: (sealed) => {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES))
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return new Uint8Array(Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]))
    },
  }
}
