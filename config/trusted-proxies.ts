import { isIP } from 'node:net'
import type { Variables } from './resolve.ts'

/**
 * Trusted proxies, whose X-Forwarded-For is accepted: addresses and networks. The load balancer before the front doors,
 * and the front doors before the API. Empty: none.
 */
export type TrustedProxies = readonly string[]

const NAME = 'TRUSTED_PROXIES'
/** Default in dev and test: front doors on the same machine. */
const THIS_MACHINE: TrustedProxies = ['127.0.0.0/8', '::1/128']

/** Reads the setting of every process. It is required in cert and production (processes.ts). */
export function readTrustedProxies(env: Variables): TrustedProxies {
  const given = env[NAME]?.trim()
  if (!given) return THIS_MACHINE
  return given === 'none' ? [] : given.split(',').map((one) => one.trim())
}

/** What is wrong with the setting, as a sentence that begins with its name; undefined when it is absent or valid. */
export function findProxiesProblem(env: Variables, isForApi: boolean): string | undefined {
  const proxies = readTrustedProxies(env)
  if (!proxies.every(isNetwork))
    return `${NAME} is wrong: give addresses and networks (10.0.0.7, 10.1.0.0/24), comma-separated, or none.`
  if (isForApi && proxies.length === 0)
    return `${NAME} names none: the API is behind the front doors, and would take all players for one.`
  return undefined
}

/**
 * Proxies that may say whose client certificate they have checked: those that end TLS for services, and nobody else in the
 * networks that are trusted with an address. None where the installation takes no certificates.
 */
export function readCertificateProxies(env: Variables): TrustedProxies {
  const given = env['CERTIFICATE_PROXIES']?.trim()
  return given ? given.split(',').map((one) => one.trim()) : []
}

/** What is wrong with it, as a sentence; undefined where it is right, or no certificates are taken. */
export function findCertificateProblem(env: Variables): string | undefined {
  const proxies = readCertificateProxies(env)
  if (!env['CLIENT_CERTIFICATE_HEADER']?.trim()) return undefined
  if (proxies.length === 0)
    return 'CERTIFICATE_PROXIES is missing: who may say by CLIENT_CERTIFICATE_HEADER whose certificate was checked?'
  if (!proxies.every(isNetwork))
    return 'CERTIFICATE_PROXIES is wrong: give addresses and networks (10.0.0.7, 10.1.0.0/24), comma-separated.'
  return undefined
}

/** An address, or a network that does not include everybody. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128)
}
