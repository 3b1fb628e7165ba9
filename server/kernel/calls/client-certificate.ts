import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Ends of the parts of a distinguished name: `/O=Operator/CN=hall-1`, or `CN=hall-1,O=Operator` with escaped commas. */
const AFTER_SLASH = /[/+]/
const AFTER_COMMA = /(?<!\\)[,+]/
const COMMON_NAME = /^\s*CN\s*=(.*)$/is

/**
 * Whose certificate the proxy in front of us has checked, by its common name; null where it had none, where the installation takes no
 * certificates, where its name is not clear, and where the header did not come from a proxy that may prove certificates: others that
 * are trusted with an address of a player may not.
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

/** Of two common names neither counts, and of values in quotes or with escapes none: which is which is read in more than one way. */
function commonNameOf(distinguishedName: string): string | null {
  if (distinguishedName.includes('"')) return null
  const parts = distinguishedName.split(distinguishedName.startsWith('/') ? AFTER_SLASH : AFTER_COMMA)
  const [name, ...more] = parts.flatMap((part) => COMMON_NAME.exec(part)?.[1]?.trim() ?? [])
  return name && more.length === 0 && !name.includes('\\') ? name : null
}
