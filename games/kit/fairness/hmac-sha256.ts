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

/** HMAC-SHA256 (RFC 2104): 32 bytes that nobody without the key can foretell. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const shortKey = key.length > 64 ? sha256(key) : key
  const inner = padState(shortKey, 0x36)
  finishState(inner, message, 64)
  const outer = padState(shortKey, 0x5c)
  finishState(outer, bytesOfState(inner), 64)
  return bytesOfState(outer)
}
