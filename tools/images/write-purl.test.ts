import { expect, it } from 'vitest'
import { writePurl } from './write-purl.ts'

it('writes package URLs of Debian and of npm as the standard says', () => {
  expect(
    writePurl('deb', ['debian', 'libstdc++6'], '1:12.2.0-14+deb12u1~bpo', {
      upstream: 'gcc-12',
      arch: 'amd64',
      distro: 'debian-12',
      none: undefined,
    }),
  ).toBe('pkg:deb/debian/libstdc%2B%2B6@1:12.2.0-14%2Bdeb12u1~bpo?arch=amd64&distro=debian-12&upstream=gcc-12')
  expect(writePurl('npm', ['@node-rs', 'argon2'], '2.2.1')).toBe('pkg:npm/%40node-rs/argon2@2.2.1')
  expect(writePurl('generic', ['node'], '24.21.0')).toBe('pkg:generic/node@24.21.0')
})
