import { bytesOfState, compress, finishState, initialState, sha256 } from './sha256.ts'

// Used only within one synchronous call, and left zeroed so that no key stays in it.
const padBlock = new Uint8Array(64)

function padState(key: Uint8Array, filler: number): Int32Array {
  padBlock.fill(filler)
  for (let i = 0; i < key.length; i += 1) padBlock[i] = (key[i] as number) ^ filler
  const state = initialState()
  compress(state, padBlock, 0)
  padBlock.fill(0)
  return state
}

/** What a key makes of the hash's start on both sides: the same for every message under it. As secret as the key. */
export type HmacKey = { readonly inner: Int32Array; readonly outer: Int32Array }

/** Prepares a key for many messages. */
export function hmacKeyOf(key: Uint8Array): HmacKey {
  const shortKey = key.length > 64 ? sha256(key) : key
  return { inner: padState(shortKey, 0x36), outer: padState(shortKey, 0x5c) }
}

/** HMAC-SHA256 (RFC 2104) under a prepared key: 32 bytes that nobody without the key can foretell. */
export function hmacUnder(key: HmacKey, message: Uint8Array): Uint8Array {
  const inner = key.inner.slice()
  finishState(inner, message, 64)
  const outer = key.outer.slice()
  finishState(outer, bytesOfState(inner), 64)
  return bytesOfState(outer)
}

/** The same under a key that is used once. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  return hmacUnder(hmacKeyOf(key), message)
}
