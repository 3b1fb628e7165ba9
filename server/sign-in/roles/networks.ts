import { BlockList, isIP } from 'node:net'

/** Whether an address is in one of the ranges (`10.1.0.0/16`, `2001:db8::/32`). Without a range every address is. */
export function isInNetworks(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const version = isIP(plain)
  if (version === 0) return false
  const ranges = new BlockList()
  for (const network of networks) {
    const range = readNetwork(network)
    if (range) ranges.addSubnet(range.address, range.prefix, range.family)
  }
  return ranges.check(plain, version === 6 ? 'ipv6' : 'ipv4')
}

/** Parses a range; undefined when it is invalid. An address alone is a range of one. */
export function readNetwork(
  text: string,
): { readonly address: string; readonly prefix: number; readonly family: 'ipv4' | 'ipv6' } | undefined {
  const [address = '', length, rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest !== undefined) return undefined
  const bits = version === 6 ? 128 : 32
  if (length !== undefined && !/^\d{1,3}$/.test(length)) return undefined
  const prefix = length === undefined ? bits : Number(length)
  return prefix <= bits ? { address, prefix, family: version === 6 ? 'ipv6' : 'ipv4' } : undefined
}
