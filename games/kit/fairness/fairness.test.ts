import { createCipheriv, createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { simulationRng } from '../math/simulation-rng.ts'
import { bytesOfHex, bytesOfText, hexOfBytes } from './bytes.ts'
import { chachaBlock, chachaState } from './chacha20.ts'
import { commitmentOf } from './commitment.ts'
import { canonicalJson, definitionHashOf } from './definition-hash.ts'
import { hmacSha256 } from './hmac-sha256.ts'
import { randomStream, type RoundSeeds } from './random-stream.ts'
import { sha256 } from './sha256.ts'

const seeds: RoundSeeds = {
  serverSeed: Uint8Array.from({ length: 32 }, (_, index) => index),
  gameKey: 'Toy',
  definitionHash: 'ab'.repeat(32),
  clientSeed: 'player',
  nonce: 0,
}
const first = (change: Partial<RoundSeeds> = {}, count = 8): number[] => {
  const rng = randomStream({ ...seeds, ...change })
  return Array.from({ length: count }, () => rng.below(0x1_0000_0000))
}
const littleEndianHex = (words: Int32Array): string => hexOfBytes(new Uint8Array(words.buffer))
const chance = simulationRng(7)
const bytesOfLength = (length: number): Uint8Array => Uint8Array.from({ length }, () => chance.below(256))

/** How many standard deviations the chi-square of equally likely counts lies above its mean. */
function chiSquareDeviations(seen: readonly number[]): number {
  const expected = seen.reduce((sum, count) => sum + count, 0) / seen.length
  const chiSquare = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return (chiSquare - (seen.length - 1)) / Math.sqrt(2 * (seen.length - 1))
}

describe('known answers', () => {
  it('SHA-256 of FIPS 180-4', () => {
    expect(hexOfBytes(sha256(bytesOfText('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
    expect(hexOfBytes(sha256(new Uint8Array()))).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    )
    expect(hexOfBytes(sha256(bytesOfText('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    )
  })

  it('HMAC-SHA256 of RFC 4231, case 2', () => {
    const mac = hmacSha256(bytesOfText('Jefe'), bytesOfText('what do ya want for nothing?'))
    expect(hexOfBytes(mac)).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843')
  })

  it('ChaCha20 block of RFC 8439 §2.3.2', () => {
    const key = Uint8Array.from({ length: 32 }, (_, index) => index)
    const out = new Int32Array(16)
    chachaBlock(chachaState(key, 1, bytesOfHex('000000090000004a00000000')), out)
    expect(littleEndianHex(out)).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    )
  })

  it('agrees with the platform on every length', () => {
    for (let length = 0; length < 200; length += 1) {
      const message = bytesOfLength(length)
      const key = bytesOfLength(1 + (length % 90))
      expect(hexOfBytes(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
      expect(hexOfBytes(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
    }
  })

  it('agrees with the platform on 64 blocks of keystream', () => {
    const key = bytesOfLength(32)
    const iv = new Uint8Array(16)
    const expected = createCipheriv('chacha20', key, iv).update(new Uint8Array(4096)).toString('hex')
    let stream = ''
    for (let counter = 0; counter < 64; counter += 1) {
      const out = new Int32Array(16)
      chachaBlock(chachaState(key, counter, new Uint8Array(12)), out)
      stream += littleEndianHex(out)
    }
    expect(stream).toBe(expected)
  })
})

describe('the stream of a round', () => {
  it('is frozen: keyed by HMAC of the round, words from the first block on', () => {
    const message = `rng1|Toy|${'ab'.repeat(32)}|player|0`
    const key = createHmac('sha256', seeds.serverSeed).update(message).digest()
    const bytes = createCipheriv('chacha20', key, new Uint8Array(16)).update(new Uint8Array(256))
    expect(first({}, 64)).toEqual(Array.from({ length: 64 }, (_, index) => bytes.readUInt32LE(4 * index)))
  })

  it('is the same for the same round, and another when any part differs', () => {
    expect(first()).toEqual(first())
    const others: Partial<RoundSeeds>[] = [
      { serverSeed: seeds.serverSeed.with(31, 0) },
      { gameKey: 'Toz' },
      { definitionHash: `${'ab'.repeat(31)}aa` },
      { clientSeed: 'Player' },
      { nonce: 1 },
    ]
    const streams = [first(), ...others.map((other) => first(other))].map((draws) => draws.join())
    expect(new Set(streams).size).toBe(streams.length)
  })

  it('does not follow from what is published: the commitment in place of the seed gives other draws', () => {
    const published = bytesOfHex(commitmentOf(seeds.serverSeed))
    expect(first({ serverSeed: published })).not.toEqual(first())
  })

  it.each<[string, Partial<RoundSeeds>]>([
    ['a short server seed', { serverSeed: new Uint8Array(31) }],
    ['a client seed with the separator', { clientSeed: 'a|1' }],
    ['a client seed with a letter beyond ASCII', { clientSeed: 'č' }],
    ['an empty client seed', { clientSeed: '' }],
    ['a client seed that is too long', { clientSeed: 'x'.repeat(65) }],
    ['a negative nonce', { nonce: -1 }],
    ['a broken nonce', { nonce: 0.5 }],
    ['a key with the separator', { gameKey: 'Toy|x' }],
    ['a short definition hash', { definitionHash: 'ab' }],
  ])('refuses %s', (_, change) => {
    expect(() => first(change)).toThrow(RangeError)
  })

  it.each([2, 3, 6, 7, 36, 38, 1000])('draws every number below %i equally often', (n) => {
    const rng = randomStream({ ...seeds, nonce: n })
    const draws = 200_000
    const seen = Array.from({ length: n }, () => 0)
    for (let draw = 0; draw < draws; draw += 1) {
      const number = rng.below(n)
      seen[number] = (seen[number] ?? 0) + 1
    }
    expect(chiSquareDeviations(seen)).toBeLessThan(4.5)
  })

  it('rejects the uneven rest: a bound of three quarters of all words favours no half', () => {
    const n = 0xc000_0000
    const rng = randomStream(seeds)
    const seen = [0, 0, 0]
    for (let draw = 0; draw < 60_000; draw += 1) {
      const third = Math.floor(rng.below(n) / 0x4000_0000)
      seen[third] = (seen[third] ?? 0) + 1
    }
    expect(chiSquareDeviations(seen)).toBeLessThan(4.5)
  })

  it('would notice a bias: the same test fails on plain remainders', () => {
    const n = 0xc000_0000
    const rng = randomStream(seeds)
    const seen = [0, 0, 0]
    for (let draw = 0; draw < 60_000; draw += 1) {
      const third = Math.floor((rng.below(0x1_0000_0000) % n) / 0x4000_0000)
      seen[third] = (seen[third] ?? 0) + 1
    }
    expect(chiSquareDeviations(seen)).toBeGreaterThan(20)
  })
})

describe('the hash of a definition', () => {
  it('does not depend on the order of keys, and does on every value', () => {
    expect(canonicalJson({ b: [1, 'x'], a: null })).toBe('{"a":null,"b":[1,"x"]}')
    expect(definitionHashOf({ a: 1, b: 2 })).toBe(definitionHashOf({ b: 2, a: 1 }))
    expect(definitionHashOf({ a: 1, b: 2 })).not.toBe(definitionHashOf({ a: 1, b: 3 }))
  })

  it('refuses a fraction', () => {
    expect(() => canonicalJson({ pay: 0.5 })).toThrow(TypeError)
  })
})

describe('hex', () => {
  it('refuses what is not hex', () => {
    expect(() => bytesOfHex('abc')).toThrow(TypeError)
    expect(() => bytesOfHex('zz')).toThrow(TypeError)
  })
})
