import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { secretSource } from './secret-bytes.ts'
import { watchEntropy } from './watch-entropy.ts'

/** Probability that one given value occurs at least `times` times among this many bytes. */
function chanceOf(times: number, among: number): number {
  let term = (255 / 256) ** among
  let below = 0
  for (let count = 0; count < times; count += 1) {
    below += term
    term *= ((among - count) / (count + 1)) * (1 / 255)
  }
  return 1 - below
}

describe('watchEntropy', () => {
  it('fails a good source less than once in 2^30 tests, and would not with cutoffs one lower', () => {
    // The first byte of a window is its value: it has come once already.
    expect(chanceOf(16, 511)).toBeLessThan(2 ** -30)
    expect(chanceOf(15, 511)).toBeGreaterThan(2 ** -30)
    expect(256 ** -4).toBeLessThanOrEqual(2 ** -30)
  })
  it('lets a million good bytes pass', () => {
    expect(watchEntropy().look(randomBytes(1_000_000))).toBeUndefined()
  })
  it('detects a source that repeats one value, also over many short draws', () => {
    expect(watchEntropy().look(new Uint8Array(5))).toBe('repetition')
    const watch = watchEntropy()
    const found = Array.from({ length: 5 }, () => watch.look(Uint8Array.of(7)))
    expect(found).toEqual([undefined, undefined, undefined, undefined, 'repetition'])
  })
  it('detects a source with too few values', () => {
    expect(watchEntropy().look(Uint8Array.from({ length: 512 }, (_, index) => index % 16))).toBe('proportion')
  })
})

describe('secretSource', () => {
  it('returns the bytes of the generator', () => {
    const source = secretSource()
    expect(source.bytes(32)).toHaveLength(32)
    expect(source.bytes(32)).not.toEqual(source.bytes(32))
    expect(source.isHealthy()).toBe(true)
  })
  it('tests the generator before its first bytes are used', () => {
    const drawn: number[] = []
    secretSource((count) => {
      drawn.push(count)
      return randomBytes(count)
    }).bytes(32)
    expect(drawn).toEqual([4096, 32])
  })
  it('returns nothing more once the generator has failed, even when it seems to have recovered', () => {
    let isBroken = true
    const source = secretSource((count) => (isBroken ? new Uint8Array(count) : randomBytes(count)))
    expect(() => source.bytes(32)).toThrow(/health test \(repetition\)/)
    isBroken = false
    expect(() => source.bytes(32)).toThrow(/health test/)
    expect(source.isHealthy()).toBe(false)
  })
})
