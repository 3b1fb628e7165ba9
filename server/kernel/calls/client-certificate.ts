import type { FastifyInstance, FastifyRequest } from 'fastify'

/** CN of a distinguished name, as proxies write it: `CN=hall-1,O=Operator` or `/O=Operator/CN=hall-1`. */
const COMMON_NAME = /(?:^|[,/]\s*)CN=([^,/]+)/

/**
 * Whose certificate the proxy in front of us has checked, by its common name; null where it had none, where the installation takes no
 * certificates, and where the header did not come from a proxy that we trust.
 */
export function certificateNameOf(
  { settings }: Pick<FastifyInstance, 'settings'>,
  { headers, ip, socket }: Pick<FastifyRequest, 'headers' | 'ip' | 'socket'>,
): string | null {
  const { certificateHeader } = settings
  // Behind a trusted proxy the address is that of who asked it; everybody else has the address of the connection.
  if (certificateHeader === undefined || ip === socket.remoteAddress) return null
  const told = headers[certificateHeader]
  if (typeof told !== 'string' || told === '') return null
  return (COMMON_NAME.exec(told)?.[1] ?? told).trim()
}
