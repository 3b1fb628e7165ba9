import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Variables } from './resolve.ts'

const NAME = /^[A-Z][A-Z0-9_]+$/

/**
 * The environment with the variables that come as files of `SECRETS_FOLDER`, each named as its variable: so orchestrators
 * hand over secrets, and no list of processes shows them. Several folders stand with colons between them: what one process alone
 * may know has its own. What the environment itself says goes first. Throws one sentence when a folder cannot be read.
 */
export function withSecretFiles<Env extends Variables>(env: Env): Env {
  const folders = env['SECRETS_FOLDER']?.trim()
  if (!folders) return env
  return { ...Object.fromEntries(folders.split(':').flatMap(readFolder)), ...env }
}

function readFolder(folder: string): (readonly [name: string, value: string])[] {
  try {
    const named = readdirSync(folder).filter((name) => NAME.test(name) && statSync(join(folder, name)).isFile())
    return named.map((name) => [name, readFileSync(join(folder, name), 'utf8').trimEnd()] as const)
  } catch (error) {
    throw new Error(`SECRETS_FOLDER names ${folder}, whose files cannot be read.`, { cause: error })
  }
}
