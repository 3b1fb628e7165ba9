/**
 * Push services of the browsers: Chrome, Edge and others that are built like them, Firefox, Safari. The address comes
 * from a player's browser, and our worker sends requests to it: other hosts are refused, or anybody could send our
 * requests anywhere (SSRF).
 */
const PUSH_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

/**
 * The push service of a URL; undefined if it belongs to none.
 * @param others further origins, such as that of a stand-in
 */
export function findPushService(endpoint: string, others: readonly string[]): string | undefined {
  if (!URL.canParse(endpoint)) return undefined
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return undefined
  if (others.includes(origin)) return origin
  if (protocol !== 'https:' || port !== '') return undefined
  return PUSH_SERVICES.find((service) => isHostOf(service, hostname))
}

const isHostOf = (service: string, host: string): boolean =>
  service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service
