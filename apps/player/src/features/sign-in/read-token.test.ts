import { describe, expect, it } from 'vitest'
import { readToken } from './read-token.ts'

const token = 'abcDEF123456789_-.~xyz'

describe('access token of a link', () => {
  it('is read after the hash and, for older links, in the query', () => {
    expect(readToken({ hash: `#token=${token}`, search: '' })).toBe(token)
    expect(readToken({ hash: '', search: `?token=${token}` })).toBe(token)
    expect(readToken({ hash: `#token=${token}`, search: '?token=somethingelse0123456789' })).toBe(token)
  })
  it('is undefined when it is invalid', () => {
    expect(readToken({ hash: '', search: '' })).toBeUndefined()
    expect(readToken({ hash: '#token=short', search: '?token=<script>alert(1)</script>' })).toBeUndefined()
    expect(readToken({ hash: `#token=${'a'.repeat(201)}`, search: '' })).toBeUndefined()
  })
})
