import { BlockList, isIP } from 'node:net'
import type { TrustedProxies } from './trusted-proxies.ts'

/**
 * Finds the client address of a request that the framework does not handle (a WebSocket upgrade): the last address that
 * is not one of our proxies, read from the end, where proxies append.
 */
export function makeClientAddress(trusted: TrustedProxies) {
  const isProxy = isOneOf(trusted)
  return (peer: string, forwardedFor: string | undefined): string => {
    const told = forwardedFor?.split(',').map((one) => one.trim()) ?? []
    const chain = [...told, withoutMapping(peer)].toReversed()
    return chain.find((address) => !isProxy(address)) ?? chain.at(-1) ?? ''
  }
}

/** Whether an address is one of ours, or of one of our networks. */
export function isOneOf(networks: TrustedProxies): (address: string) => boolean {
  const proxies = new BlockList()
  for (const one of networks) {
    const [address = '', bits] = one.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(bits), family)
  }
  return (told) => {
    const address = withoutMapping(told)
    return isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
}

/** A dual-stack socket shows an IPv4 address as an IPv6 one. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}
