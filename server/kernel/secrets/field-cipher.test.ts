import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeFieldCipher } from './field-cipher.ts'
import { readFieldKeys } from './field-keys.ts'

const old = { id: '2025a', key: randomBytes(32) }
const present = { id: '2026a', key: randomBytes(32) }
const indexKey = randomBytes(32)
const cipher = makeFieldCipher({ keys: [present, old], indexKey })

describe('sealed fields', () => {
  it('open to what was sealed, and have another ciphertext each time', () => {
    const sealed = cipher.seal('850101/0078', 'players.birth-number:1')
    expect(sealed).not.toContain('850101')
    expect(cipher.seal('850101/0078', 'players.birth-number:1')).not.toBe(sealed)
    expect(cipher.open(sealed, 'players.birth-number:1')).toBe('850101/0078')
  })

  it('do not open where they do not belong, nor after a changed bit, nor under the name of another key', () => {
    const sealed = cipher.seal('850101/0078', 'players.birth-number:1')
    expect(() => cipher.open(sealed, 'players.birth-number:2')).toThrow()
    const flipped = sealed.slice(0, -2) + (sealed.at(-2) === 'A' ? 'B' : 'A') + sealed.slice(-1)
    expect(() => cipher.open(flipped, 'players.birth-number:1')).toThrow()
    expect(() => cipher.open(sealed.replace('2026a', '2025a'), 'players.birth-number:1')).toThrow()
    expect(() => cipher.open(sealed.replace('2026a', '2024a'), 'players.birth-number:1')).toThrow('"2024a"')
    expect(() => cipher.open('850101/0078', 'players.birth-number:1')).toThrow('begins with its version')
  })

  it('seal files as they seal texts', () => {
    const bytes = randomBytes(1000)
    const sealed = cipher.sealBytes(bytes, 'documents.scan:7')
    expect(sealed.includes(bytes.subarray(0, 16))).toBe(false)
    expect(cipher.openBytes(sealed, 'documents.scan:7').equals(bytes)).toBe(true)
    expect(() => cipher.openBytes(sealed, 'documents.scan:8')).toThrow()
    expect(() => cipher.openBytes(sealed.subarray(0, 40), 'documents.scan:7')).toThrow()
  })
})

describe('a new key', () => {
  it('opens what the old one sealed, says so, and without the old key nothing opens', () => {
    const sealed = makeFieldCipher({ keys: [old], indexKey }).seal('secret', 'x')
    expect(cipher.open(sealed, 'x')).toBe('secret')
    expect(sealed.startsWith(cipher.currentStart)).toBe(false)
    const anew = cipher.seal(cipher.open(sealed, 'x'), 'x')
    expect(anew.startsWith(cipher.currentStart)).toBe(true)
    const withoutOld = makeFieldCipher({ keys: [present], indexKey })
    expect(withoutOld.open(anew, 'x')).toBe('secret')
    expect(() => withoutOld.open(sealed, 'x')).toThrow('"2025a"')
  })

  it('leaves the blind index as it was', () => {
    const before = makeFieldCipher({ keys: [old], indexKey }).blindIndex('8501010078', 'birth-number')
    expect(cipher.blindIndex('8501010078', 'birth-number')).toBe(before)
  })
})

it('keeps blind indexes of two kinds and two keys apart', () => {
  const index = cipher.blindIndex('8501010078', 'birth-number')
  expect(cipher.blindIndex('8501010078', 'passport')).not.toBe(index)
  const another = makeFieldCipher({ keys: [present], indexKey: randomBytes(32) })
  expect(another.blindIndex('8501010078', 'birth-number')).not.toBe(index)
})

describe('keys from the environment', () => {
  const text = (key: Buffer) => key.toString('base64url')

  it('are read newest first', () => {
    const read = readFieldKeys(`2026a:${text(present.key)}, 2025a:${text(old.key)}`, text(indexKey))
    expect(read).toEqual({ keys: [present, old], indexKey })
  })

  it.each([
    ['', text(indexKey), 'FIELD_KEYS must be'],
    [`2026a:${text(randomBytes(16))}`, text(indexKey), 'FIELD_KEYS must be'],
    [`2026a:${text(present.key)},2026a:${text(old.key)}`, text(indexKey), 'twice'],
    [`2026a:${text(present.key)}`, 'short', 'FIELD_INDEX_KEY must be'],
  ])('are refused in words when wrong', (keys, index, problem) => {
    const read = readFieldKeys(keys, index)
    expect('problems' in read ? read.problems.join() : '').toContain(problem)
  })
})
