import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { postBody, type Resolver } from './post-body.ts'
import { isPublicAddress } from './public-address.ts'
import { readTarget } from './read-target.ts'
import { signBody } from './sign-body.ts'

const strict = { allowsPrivateAddresses: false }

describe('an address', () => {
  it.each(['8.8.8.8', '93.184.216.34', '172.15.0.1', '172.32.0.1', '2606:4700:4700::1111'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )
  it.each([
    '10.0.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'not-an-address',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('a target', () => {
  it.each([
    ['https://hooks.example.com/in', true],
    ['https://hooks.example.com:8443/in', true],
    ['http://hooks.example.com/in', 'not-encrypted'],
    ['ftp://hooks.example.com/in', 'not-encrypted'],
    ['https://user:word@hooks.example.com/in', 'has-password'],
    ['https://localhost/in', 'not-public'],
    ['https://api.localhost/in', 'not-public'],
    ['https://database/in', 'not-public'],
    ['https://metadata.google.internal/in', 'not-public'],
    ['https://127.0.0.1/in', 'not-public'],
    ['https://2130706433/in', 'not-public'],
    ['https://0x7f.1/in', 'not-public'],
    ['https://[::1]/in', 'not-public'],
    ['https://[::ffff:10.0.0.1]/in', 'not-public'],
    ['https://', 'unreadable'],
  ])('%s: %s', (url, expected) => {
    const target = readTarget(url, strict)
    expect(target instanceof URL ? true : target).toBe(expected)
  })
})

it.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['::ffff:127.0.0.1']], [[]]])(
  'a name that stands for %j is not connected to',
  async (addresses) => {
    const resolve: Resolver = (_, __, found) =>
      found(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    const sent = { body: '{}', headers: {} }
    expect(await postBody('https://hooks.example.com/in', sent, { ...strict, resolve })).toBe('not-public')
  },
)

it('a signature binds the body to its instant', () => {
  const at = new Date('2026-11-25T12:00:00.900Z')
  const v1 = createHmac('sha256', 'secret').update('1795608000.{"a":1}').digest('hex')
  expect(signBody('secret', '{"a":1}', at)).toBe(`t=1795608000,v1=${v1}`)
})
