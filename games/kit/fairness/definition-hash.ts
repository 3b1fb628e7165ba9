import { bytesOfText, hexOfBytes } from './bytes.ts'
import { sha256 } from './sha256.ts'

/** JSON with sorted keys, no spaces and whole numbers only: one text for one meaning, on every platform. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new TypeError('A definition holds whole numbers only.')
    return String(value)
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object') {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined)
    entries.sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`
  }
  throw new TypeError('A definition holds JSON values only.')
}

/** SHA-256 of the canonical definition, 64 hex digits. It names one version of a game and enters every round's draws. */
export function definitionHashOf(definition: unknown): string {
  return hexOfBytes(sha256(bytesOfText(canonicalJson(definition))))
}
