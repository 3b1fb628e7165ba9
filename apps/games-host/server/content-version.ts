import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

/** The version that an address of a picture names: of its bytes. */
export function versionOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10)
}

export function versionOfFile(path: string): string {
  return existsSync(path) ? versionOf(readFileSync(path)) : '0'
}

/** Files of a release do not change while its process runs. */
const known = new Map<string, string>()

export function keptVersionOfFile(path: string): string {
  const version = known.get(path) ?? versionOfFile(path)
  known.set(path, version)
  return version
}
