import { assert, decryptBytes, encryptBytes } from '#server/kernel/index.ts'

/** Encrypts what must be read again (secrets of authenticators), so that a copy of the database alone reveals nothing. */
export type Sealer = { readonly seal: (text: string) => string; readonly open: (sealed: string) => string }

/** @param key 32 bytes from the environment of the process */
export function makeSealer(key: Buffer): Sealer {
  assert(key.length === 32, 'The key that seals staff secrets has 32 bytes.')
  return {
    seal: (text) => encryptBytes(key, Buffer.from(text, 'utf8')).toString('base64url'),
    open: (sealed) => decryptBytes(key, Buffer.from(sealed, 'base64url')).toString('utf8'),
  }
}
