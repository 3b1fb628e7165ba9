/** ChaCha20 (RFC 8439): one block of keystream is a pure function of key, counter and nonce. */
export const WORDS_PER_BLOCK = 16

function littleEndian(bytes: Uint8Array, at: number): number {
  return (
    (bytes[at] as number) |
    ((bytes[at + 1] as number) << 8) |
    ((bytes[at + 2] as number) << 16) |
    ((bytes[at + 3] as number) << 24)
  )
}

/** The sixteen words that a block starts from. `key` has 32 bytes, `nonce` has 12. */
export function chachaState(key: Uint8Array, counter: number, nonce: Uint8Array): Int32Array {
  if (key.length !== 32 || nonce.length !== 12)
    throw new RangeError('ChaCha20 takes a 32-byte key and a 12-byte nonce.')
  const state = new Int32Array(WORDS_PER_BLOCK)
  // 'expand 32-byte k', RFC 8439 §2.3.
  state[0] = 0x6170_7865
  state[1] = 0x3320_646e
  state[2] = 0x7962_2d32
  state[3] = 0x6b20_6574
  for (let i = 0; i < 8; i += 1) state[4 + i] = littleEndian(key, 4 * i)
  state[12] = counter | 0
  for (let i = 0; i < 3; i += 1) state[13 + i] = littleEndian(nonce, 4 * i)
  return state
}

/**
 * Writes one block of keystream words into `out`. Does not change `state`. Written out word by word: kept in local
 * variables the twenty rounds are several times faster than over an array.
 */
export function chachaBlock(state: Int32Array, out: Int32Array): void {
  let x0 = state[0] as number
  let x1 = state[1] as number
  let x2 = state[2] as number
  let x3 = state[3] as number
  let x4 = state[4] as number
  let x5 = state[5] as number
  let x6 = state[6] as number
  let x7 = state[7] as number
  let x8 = state[8] as number
  let x9 = state[9] as number
  let x10 = state[10] as number
  let x11 = state[11] as number
  let x12 = state[12] as number
  let x13 = state[13] as number
  let x14 = state[14] as number
  let x15 = state[15] as number
  for (let round = 0; round < 10; round += 1) {
    // Quarter round on 0, 4, 8, 12.
    x0 = (x0 + x4) | 0
    x12 ^= x0
    x12 = (x12 << 16) | (x12 >>> 16)
    x8 = (x8 + x12) | 0
    x4 ^= x8
    x4 = (x4 << 12) | (x4 >>> 20)
    x0 = (x0 + x4) | 0
    x12 ^= x0
    x12 = (x12 << 8) | (x12 >>> 24)
    x8 = (x8 + x12) | 0
    x4 ^= x8
    x4 = (x4 << 7) | (x4 >>> 25)
    // Quarter round on 1, 5, 9, 13.
    x1 = (x1 + x5) | 0
    x13 ^= x1
    x13 = (x13 << 16) | (x13 >>> 16)
    x9 = (x9 + x13) | 0
    x5 ^= x9
    x5 = (x5 << 12) | (x5 >>> 20)
    x1 = (x1 + x5) | 0
    x13 ^= x1
    x13 = (x13 << 8) | (x13 >>> 24)
    x9 = (x9 + x13) | 0
    x5 ^= x9
    x5 = (x5 << 7) | (x5 >>> 25)
    // Quarter round on 2, 6, 10, 14.
    x2 = (x2 + x6) | 0
    x14 ^= x2
    x14 = (x14 << 16) | (x14 >>> 16)
    x10 = (x10 + x14) | 0
    x6 ^= x10
    x6 = (x6 << 12) | (x6 >>> 20)
    x2 = (x2 + x6) | 0
    x14 ^= x2
    x14 = (x14 << 8) | (x14 >>> 24)
    x10 = (x10 + x14) | 0
    x6 ^= x10
    x6 = (x6 << 7) | (x6 >>> 25)
    // Quarter round on 3, 7, 11, 15.
    x3 = (x3 + x7) | 0
    x15 ^= x3
    x15 = (x15 << 16) | (x15 >>> 16)
    x11 = (x11 + x15) | 0
    x7 ^= x11
    x7 = (x7 << 12) | (x7 >>> 20)
    x3 = (x3 + x7) | 0
    x15 ^= x3
    x15 = (x15 << 8) | (x15 >>> 24)
    x11 = (x11 + x15) | 0
    x7 ^= x11
    x7 = (x7 << 7) | (x7 >>> 25)
    // Quarter round on 0, 5, 10, 15.
    x0 = (x0 + x5) | 0
    x15 ^= x0
    x15 = (x15 << 16) | (x15 >>> 16)
    x10 = (x10 + x15) | 0
    x5 ^= x10
    x5 = (x5 << 12) | (x5 >>> 20)
    x0 = (x0 + x5) | 0
    x15 ^= x0
    x15 = (x15 << 8) | (x15 >>> 24)
    x10 = (x10 + x15) | 0
    x5 ^= x10
    x5 = (x5 << 7) | (x5 >>> 25)
    // Quarter round on 1, 6, 11, 12.
    x1 = (x1 + x6) | 0
    x12 ^= x1
    x12 = (x12 << 16) | (x12 >>> 16)
    x11 = (x11 + x12) | 0
    x6 ^= x11
    x6 = (x6 << 12) | (x6 >>> 20)
    x1 = (x1 + x6) | 0
    x12 ^= x1
    x12 = (x12 << 8) | (x12 >>> 24)
    x11 = (x11 + x12) | 0
    x6 ^= x11
    x6 = (x6 << 7) | (x6 >>> 25)
    // Quarter round on 2, 7, 8, 13.
    x2 = (x2 + x7) | 0
    x13 ^= x2
    x13 = (x13 << 16) | (x13 >>> 16)
    x8 = (x8 + x13) | 0
    x7 ^= x8
    x7 = (x7 << 12) | (x7 >>> 20)
    x2 = (x2 + x7) | 0
    x13 ^= x2
    x13 = (x13 << 8) | (x13 >>> 24)
    x8 = (x8 + x13) | 0
    x7 ^= x8
    x7 = (x7 << 7) | (x7 >>> 25)
    // Quarter round on 3, 4, 9, 14.
    x3 = (x3 + x4) | 0
    x14 ^= x3
    x14 = (x14 << 16) | (x14 >>> 16)
    x9 = (x9 + x14) | 0
    x4 ^= x9
    x4 = (x4 << 12) | (x4 >>> 20)
    x3 = (x3 + x4) | 0
    x14 ^= x3
    x14 = (x14 << 8) | (x14 >>> 24)
    x9 = (x9 + x14) | 0
    x4 ^= x9
    x4 = (x4 << 7) | (x4 >>> 25)
  }
  out[0] = x0 + (state[0] as number)
  out[1] = x1 + (state[1] as number)
  out[2] = x2 + (state[2] as number)
  out[3] = x3 + (state[3] as number)
  out[4] = x4 + (state[4] as number)
  out[5] = x5 + (state[5] as number)
  out[6] = x6 + (state[6] as number)
  out[7] = x7 + (state[7] as number)
  out[8] = x8 + (state[8] as number)
  out[9] = x9 + (state[9] as number)
  out[10] = x10 + (state[10] as number)
  out[11] = x11 + (state[11] as number)
  out[12] = x12 + (state[12] as number)
  out[13] = x13 + (state[13] as number)
  out[14] = x14 + (state[14] as number)
  out[15] = x15 + (state[15] as number)
}
