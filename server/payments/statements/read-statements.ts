import { readCamt053 } from './read-camt053.ts'
import { readGpc } from './read-gpc.ts'
import type { Statement } from './statement.ts'

/**
 * Reads a file of the bank, whichever of the two formats it is: an XML document, or lines. Lines come as UTF-8 or as
 * Windows-1250, which is what Czech banks write.
 */
export function readStatements(bytes: Uint8Array): readonly Statement[] | undefined {
  const text = decode(bytes)
  return text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .startsWith('<')
    ? readCamt053(text)
    : readGpc(text)
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}
