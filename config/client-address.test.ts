import { describe, expect, it } from 'vitest'
import { makeClientAddress } from './client-address.ts'

describe('where an upgrade comes from', () => {
  const find = makeClientAddress(['10.0.0.0/24', 'fd00::7'])
  it.each([
    ['203.0.113.9', undefined, '203.0.113.9'],
    ['203.0.113.9', '198.51.100.4', '203.0.113.9'],
    ['10.0.0.7', '198.51.100.4', '198.51.100.4'],
    ['::ffff:10.0.0.7', '1.2.3.4, 198.51.100.4, 10.0.0.9', '198.51.100.4'],
    ['fd00::7', '2001:db8::1', '2001:db8::1'],
    ['10.0.1.7', '198.51.100.4', '10.0.1.7'],
    ['10.0.0.7', undefined, '10.0.0.7'],
    ['10.0.0.7', 'not an address', 'not an address'],
  ])('from %s, told of %s, is %s', (peer, told, client) => expect(find(peer, told)).toBe(client))
  it('is the peer itself where no proxy is trusted', () => {
    expect(makeClientAddress([])('10.0.0.7', '198.51.100.4')).toBe('10.0.0.7')
  })
})
