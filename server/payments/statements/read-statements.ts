import { readCamt053 } from './read-camt053.ts'
import { readGpc } from './read-gpc.ts'
import type { Statement } from './statement.ts'

/** Parses a bank's own format; undefined when it is not that format, or invalid. */
export type ReadOwnFormat = (text: string) => readonly Statement[] | undefined

/**
 * Parses a statement in any format: an XML document, a bank's own JSON, or lines. Lines are UTF-8 or Windows-1250,
 * which Czech banks use.
 */
export function readStatements(
  bytes: Uint8Array,
  ownFormats: readonly ReadOwnFormat[] = [],
): readonly Statement[] | undefined {
  const text = decode(bytes)
  const start = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .slice(0, 1)
  if (start === '<') return readCamt053(text)
  if (start !== '{') return readGpc(text)
  for (const read of ownFormats) {
    const statements = read(text)
    if (statements) return statements
  }
  return undefined
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}
