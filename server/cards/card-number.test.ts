import { describe, expect, it } from 'vitest'
import { makeFieldCipher } from '#server/kernel/index.ts'
import { cardIndex, readCardNumber, sealCardNumber } from './card-number.ts'

const cipher = makeFieldCipher({ keys: [{ id: 'test', key: Buffer.alloc(32, 1) }], indexKey: Buffer.alloc(32, 2) })

describe('the number of a card', () => {
  it.each([
    ['04a2 3b9c', '04A23B9C'],
    ['9203-1800-0000-4417', '9203180000004417'],
    ['04A23B9CDE1122334455', '04A23B9CDE1122334455'],
  ])('%s is read as %s', (typed, read) => expect(readCardNumber(typed)).toBe(read))

  it.each(['', '1234567', '04A23B9CDE112233445566', '04A23B9G', 'ahoj'])('%s is invalid', (typed) =>
    expect(readCardNumber(typed)).toBeUndefined(),
  )

  it('is stored sealed, found by its index, and shown by its last four digits', () => {
    const kept = sealCardNumber(cipher, 'card-1', '9203180000004417')
    expect(kept).toMatchObject({ numberIndex: cardIndex(cipher, '9203180000004417'), lastDigits: '4417' })
    expect(JSON.stringify(kept)).not.toContain('920318')
  })
})
