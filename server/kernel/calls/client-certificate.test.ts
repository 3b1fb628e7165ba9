import { expect, test } from 'vitest'
import { isOneOf } from '#config/client-address.ts'
import { certificateNameOf } from './client-certificate.ts'

const settings = {
  ownOrigins: [],
  secureCookies: false,
  testCallsExist: false,
  rateFactor: 1,
  trustedProxies: ['10.0.0.0/8'],
  certificates: { header: 'x-client-dn', isProxy: isOneOf(['10.0.7.1']) },
}
const asked = (told: string | undefined, remoteAddress = '::ffff:10.0.7.1') =>
  ({
    headers: told === undefined ? {} : { 'x-client-dn': told },
    ip: '198.51.100.7',
    socket: { remoteAddress },
  }) as never

test.each([
  ['hall-1', 'hall-1'],
  ['CN=hall-1,O=Operator', 'hall-1'],
  ['/O=Operator/CN=hall-1', 'hall-1'],
  ['O=Operator, cn=hall-1', 'hall-1'],
  ['O=Operator+CN=hall-1', 'hall-1'],
  ['O=a\\, CN=hall-2,CN=hall-1', 'hall-1'],
  ['O=hall-2CN=hall-1', null],
  ['/O=Operator,CN=hall-2', null],
  ['CN=hall-1,CN=hall-2', null],
  ['/CN=hall-1/O=Operator/CN=hall-2', null],
  ['O="a,CN=hall-2",CN=hall-1', null],
  ['CN=hall\\-1', null],
  ['O=Operator', null],
  ['', null],
  [undefined, null],
])('%s of a proxy names %s', (told, name) => {
  expect(certificateNameOf({ settings }, asked(told))).toBe(name)
})

test('a peer that is trusted with addresses alone proves no certificate, nor does a stranger', () => {
  expect(certificateNameOf({ settings }, asked('hall-1', '10.0.7.2'))).toBeNull()
  expect(certificateNameOf({ settings }, asked('hall-1', '198.51.100.7'))).toBeNull()
})

test('an installation that names no header takes none', () => {
  const { certificates: _, ...without } = settings
  expect(certificateNameOf({ settings: without }, asked('hall-1'))).toBeNull()
})
