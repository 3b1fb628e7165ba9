import { isIPv6 } from 'node:net'

/** A household has one IPv4 address or one IPv6 /64. */
export function networkOf(source: string): string {
  if (!isIPv6(source) || source.startsWith('::ffff:')) return source
  const [head = '', tail = ''] = source.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = source.includes('::') ? Array.from({ length: 8 - before.length - after.length }, () => '0') : []
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
