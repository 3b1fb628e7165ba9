import { readCamt053 } from './read-camt053.ts'
import { readFio } from './read-fio.ts'
import { readGpc } from './read-gpc.ts'
import type { Statement } from './statement.ts'

/**
 * Reads what a bank wrote, whichever of the three formats it is: an XML document, JSON of the bank Fio, or lines. Lines come
 * as UTF-8 or as Windows-1250, which is what Czech banks write.
 */
export function readStatements(bytes: Uint8Array): readonly Statement[] | undefined {
  const text = decode(bytes)
  const start = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .slice(0, 1)
  if (start === '<') return readCamt053(text)
  return start === '{' ? readFio(text) : readGpc(text)
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}
