import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Ends of the parts of a distinguished name: `/O=Operator/CN=hall-1`, or `CN=hall-1,O=Operator` with escaped commas. */
const AFTER_SLASH = /[/+]/
const AFTER_COMMA = /(?<!\\)[,+]/
const COMMON_NAME = /^\s*CN\s*=(.*)$/is

/**
 * Common name of the client certificate that the proxy in front of us verified. Null without a certificate, when the
 * installation accepts none, when the name is ambiguous, and when the header did not come from a proxy that may vouch
 * for certificates: being trusted for X-Forwarded-For is not enough.
 */
export function certificateNameOf(
  { settings: { certificates } }: Pick<FastifyInstance, 'settings'>,
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
): string | null {
  if (!certificates?.isProxy(socket.remoteAddress ?? '')) return null
  const told = headers[certificates.header]
  if (typeof told !== 'string' || told === '') return null
  return told.includes('=') ? commonNameOf(told) : told.trim()
}

/** Null for two common names and for quoted or escaped values: parsers read them differently. */
function commonNameOf(distinguishedName: string): string | null {
  if (distinguishedName.includes('"')) return null
  const parts = distinguishedName.split(distinguishedName.startsWith('/') ? AFTER_SLASH : AFTER_COMMA)
  const [name, ...more] = parts.flatMap((part) => COMMON_NAME.exec(part)?.[1]?.trim() ?? [])
  return name && more.length === 0 && !name.includes('\\') ? name : null
}
