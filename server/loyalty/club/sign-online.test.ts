import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { signOnline } from './sign-online.ts'

it('computes the hash of the online player as the external service defines it', () => {
  const now = new Date(1_764_000_000_000)
  const validUntil = 1_764_003_600_000
  const expected = createHash('md5').update(`ab12:some salt:${validUntil}`).digest('hex')
  expect(signOnline('AB12', 'Some SALT', now)).toBe(`${expected}:${validUntil}`)
})
