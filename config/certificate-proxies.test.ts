import { expect, test } from 'vitest'
import { findCertificateProblem, readCertificateProxies } from './trusted-proxies.ts'

const HEADER = { CLIENT_CERTIFICATE_HEADER: 'x-client-dn' }

test('who takes certificates says from which proxies, and from no wide world', () => {
  expect(findCertificateProblem({})).toBeUndefined()
  expect(findCertificateProblem(HEADER)).toMatch(/^CERTIFICATE_PROXIES is missing/)
  for (const wrong of ['none', 'balancer', '0.0.0.0/0'])
    expect(findCertificateProblem({ ...HEADER, CERTIFICATE_PROXIES: wrong }), wrong).toMatch(/is wrong/)
  const right = { ...HEADER, CERTIFICATE_PROXIES: '10.0.7.1, 10.0.7.2' }
  expect(findCertificateProblem(right)).toBeUndefined()
  expect(readCertificateProxies(right)).toEqual(['10.0.7.1', '10.0.7.2'])
})
