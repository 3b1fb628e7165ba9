import { expect, test } from 'vitest'
import { certificateNameOf } from './client-certificate.ts'

const settings = {
  ownOrigins: [],
  secureCookies: false,
  testCallsExist: false,
  rateFactor: 1,
  trustedProxies: ['127.0.0.1'],
  certificateHeader: 'x-client-dn',
}
const asked = (told: string | undefined, ip = '198.51.100.7') =>
  ({ headers: told === undefined ? {} : { 'x-client-dn': told }, ip, socket: { remoteAddress: '127.0.0.1' } }) as never

test.each([
  ['hall-1', 'hall-1'],
  ['CN=hall-1,O=Operator', 'hall-1'],
  ['/O=Operator/CN=hall-1', 'hall-1'],
  ['O=Operator, CN=hall-1', 'hall-1'],
  ['O=hall-2CN=hall-1', 'O=hall-2CN=hall-1'],
  ['', null],
  [undefined, null],
])('%s of a proxy names %s', (told, name) => {
  expect(certificateNameOf({ settings }, asked(told))).toBe(name)
})

test('who is not behind a trusted proxy has no certificate, whatever they send', () => {
  expect(certificateNameOf({ settings }, asked('hall-1', '127.0.0.1'))).toBeNull()
})

test('an installation that names no header takes none', () => {
  const { certificateHeader: _, ...without } = settings
  expect(certificateNameOf({ settings: without }, asked('hall-1'))).toBeNull()
})
