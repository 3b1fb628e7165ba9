/**
 * SHA-256 (FIPS 180-4) in plain TypeScript. The same file runs on the server and in the player's browser, with no
 * platform call, and it is synchronous: a round is recomputed by exactly the code that made it.
 */
const BLOCK_BYTES = 64

// The first 32 bits of the fractional parts of cube and square roots of the first primes (FIPS 180-4 §4.2.2, §5.3.3).
const ROUND_CONSTANTS = new Int32Array(64)
const INITIAL_STATE = new Int32Array(8)

function fillConstants(): void {
  let found = 0
  for (let candidate = 2; found < 64; candidate += 1) {
    let isPrime = true
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) isPrime = false
    if (!isPrime) continue
    ROUND_CONSTANTS[found] = fractionBits(BigInt(candidate), 3)
    if (found < 8) INITIAL_STATE[found] = fractionBits(BigInt(candidate), 2)
    found += 1
  }
}

/** The first 32 fractional bits of the `degree`-th root of `value`, by whole numbers so that every platform agrees. */
function fractionBits(value: bigint, degree: 2 | 3): number {
  const target = value << BigInt(32 * degree)
  let low = 0n
  let high = 1n << 40n
  while (high - low > 1n) {
    const middle = (low + high) >> 1n
    if (middle ** BigInt(degree) <= target) low = middle
    else high = middle
  }
  return Number(BigInt.asIntN(32, low))
}

fillConstants()

const schedule = new Int32Array(64)

/** Mixes one 64-byte block into the state. */
export function compress(state: Int32Array, bytes: Uint8Array, offset: number): void {
  const w = schedule
  const k = ROUND_CONSTANTS
  for (let i = 0, at = offset; i < 16; i += 1, at += 4) {
    w[i] =
      ((bytes[at] as number) << 24) |
      ((bytes[at + 1] as number) << 16) |
      ((bytes[at + 2] as number) << 8) |
      (bytes[at + 3] as number)
  }
  for (let i = 16; i < 64; i += 1) {
    const x = w[i - 15] as number
    const y = w[i - 2] as number
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0
  }
  let a = state[0] as number
  let b = state[1] as number
  let c = state[2] as number
  let d = state[3] as number
  let e = state[4] as number
  let f = state[5] as number
  let g = state[6] as number
  let h = state[7] as number
  // Eight rounds written out: the variables change roles instead of values, which halves the time.
  for (let i = 0; i < 64; i += 8) {
    h =
      (h +
        ((((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))) +
          (g ^ (e & (f ^ g))) +
          (k[i] as number) +
          (w[i] as number))) |
      0
    d = (d + h) | 0
    h =
      (h +
        (((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))) +
        ((a & b) | (c & (a | b)))) |
      0
    g =
      (g +
        ((((d >>> 6) | (d << 26)) ^ ((d >>> 11) | (d << 21)) ^ ((d >>> 25) | (d << 7))) +
          (f ^ (d & (e ^ f))) +
          (k[i + 1] as number) +
          (w[i + 1] as number))) |
      0
    c = (c + g) | 0
    g =
      (g +
        (((h >>> 2) | (h << 30)) ^ ((h >>> 13) | (h << 19)) ^ ((h >>> 22) | (h << 10))) +
        ((h & a) | (b & (h | a)))) |
      0
    f =
      (f +
        ((((c >>> 6) | (c << 26)) ^ ((c >>> 11) | (c << 21)) ^ ((c >>> 25) | (c << 7))) +
          (e ^ (c & (d ^ e))) +
          (k[i + 2] as number) +
          (w[i + 2] as number))) |
      0
    b = (b + f) | 0
    f =
      (f +
        (((g >>> 2) | (g << 30)) ^ ((g >>> 13) | (g << 19)) ^ ((g >>> 22) | (g << 10))) +
        ((g & h) | (a & (g | h)))) |
      0
    e =
      (e +
        ((((b >>> 6) | (b << 26)) ^ ((b >>> 11) | (b << 21)) ^ ((b >>> 25) | (b << 7))) +
          (d ^ (b & (c ^ d))) +
          (k[i + 3] as number) +
          (w[i + 3] as number))) |
      0
    a = (a + e) | 0
    e =
      (e +
        (((f >>> 2) | (f << 30)) ^ ((f >>> 13) | (f << 19)) ^ ((f >>> 22) | (f << 10))) +
        ((f & g) | (h & (f | g)))) |
      0
    d =
      (d +
        ((((a >>> 6) | (a << 26)) ^ ((a >>> 11) | (a << 21)) ^ ((a >>> 25) | (a << 7))) +
          (c ^ (a & (b ^ c))) +
          (k[i + 4] as number) +
          (w[i + 4] as number))) |
      0
    h = (h + d) | 0
    d =
      (d +
        (((e >>> 2) | (e << 30)) ^ ((e >>> 13) | (e << 19)) ^ ((e >>> 22) | (e << 10))) +
        ((e & f) | (g & (e | f)))) |
      0
    c =
      (c +
        ((((h >>> 6) | (h << 26)) ^ ((h >>> 11) | (h << 21)) ^ ((h >>> 25) | (h << 7))) +
          (b ^ (h & (a ^ b))) +
          (k[i + 5] as number) +
          (w[i + 5] as number))) |
      0
    g = (g + c) | 0
    c =
      (c +
        (((d >>> 2) | (d << 30)) ^ ((d >>> 13) | (d << 19)) ^ ((d >>> 22) | (d << 10))) +
        ((d & e) | (f & (d | e)))) |
      0
    b =
      (b +
        ((((g >>> 6) | (g << 26)) ^ ((g >>> 11) | (g << 21)) ^ ((g >>> 25) | (g << 7))) +
          (a ^ (g & (h ^ a))) +
          (k[i + 6] as number) +
          (w[i + 6] as number))) |
      0
    f = (f + b) | 0
    b =
      (b +
        (((c >>> 2) | (c << 30)) ^ ((c >>> 13) | (c << 19)) ^ ((c >>> 22) | (c << 10))) +
        ((c & d) | (e & (c | d)))) |
      0
    a =
      (a +
        ((((f >>> 6) | (f << 26)) ^ ((f >>> 11) | (f << 21)) ^ ((f >>> 25) | (f << 7))) +
          (h ^ (f & (g ^ h))) +
          (k[i + 7] as number) +
          (w[i + 7] as number))) |
      0
    e = (e + a) | 0
    a =
      (a +
        (((b >>> 2) | (b << 30)) ^ ((b >>> 13) | (b << 19)) ^ ((b >>> 22) | (b << 10))) +
        ((b & c) | (d & (b | c)))) |
      0
  }
  state[0] = ((state[0] as number) + a) | 0
  state[1] = ((state[1] as number) + b) | 0
  state[2] = ((state[2] as number) + c) | 0
  state[3] = ((state[3] as number) + d) | 0
  state[4] = ((state[4] as number) + e) | 0
  state[5] = ((state[5] as number) + f) | 0
  state[6] = ((state[6] as number) + g) | 0
  state[7] = ((state[7] as number) + h) | 0
}

export function initialState(): Int32Array {
  return INITIAL_STATE.slice()
}

// Used only within one synchronous call, and left zeroed: making small arrays costs more than hashing a block.
const lastBlock = new Uint8Array(BLOCK_BYTES)

/** Finishes a hash whose first `alreadyHashedBytes` (a multiple of 64) are in `state`: the eight words of the digest. */
export function finishState(state: Int32Array, rest: Uint8Array, alreadyHashedBytes: number): void {
  const whole = rest.length - (rest.length % BLOCK_BYTES)
  for (let offset = 0; offset < whole; offset += BLOCK_BYTES) compress(state, rest, offset)
  const block = lastBlock
  for (let i = whole; i < rest.length; i += 1) block[i - whole] = rest[i] as number
  block[rest.length - whole] = 0x80
  if (rest.length - whole >= BLOCK_BYTES - 8) {
    compress(state, block, 0)
    block.fill(0)
  }
  const totalBytes = alreadyHashedBytes + rest.length
  const high = Math.floor(totalBytes / 0x2000_0000)
  const low = totalBytes << 3
  for (let i = 0; i < 4; i += 1) {
    block[56 + i] = high >>> (24 - 8 * i)
    block[60 + i] = low >>> (24 - 8 * i)
  }
  compress(state, block, 0)
  block.fill(0)
}

/** The digest's words as bytes, each word's high byte first. */
export function bytesOfState(state: Int32Array): Uint8Array {
  const bytes = new Uint8Array(32)
  for (let i = 0; i < 32; i += 1) bytes[i] = (state[i >> 2] as number) >>> (24 - 8 * (i & 3))
  return bytes
}

export function sha256(message: Uint8Array): Uint8Array {
  const state = initialState()
  finishState(state, message, 0)
  return bytesOfState(state)
}
