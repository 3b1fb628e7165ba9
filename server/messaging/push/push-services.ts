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

/** Whether an address is one of a push service. @param others origins beside them, such as of a stand-in */
export function isOfPushService(endpoint: string, others: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (others.includes(origin)) return true
  return protocol === 'https:' && port === '' && PUSH_SERVICES.some((service) => isHostOf(service, hostname))
}

const isHostOf = (service: string, host: string): boolean =>
  service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service
