import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Variables } from './resolve.ts'

const NAME = /^[A-Z][A-Z0-9_]+$/

/**
 * The environment with the variables that come as files of `SECRETS_FOLDER`, each named as its variable: so orchestrators
 * hand over secrets, and no list of processes shows them. What the environment itself says goes first. Throws one sentence
 * when the folder cannot be read.
 */
export function withSecretFiles<Env extends Variables>(env: Env): Env {
  const folder = env['SECRETS_FOLDER']?.trim()
  if (!folder) return env
  try {
    const named = readdirSync(folder).filter((name) => NAME.test(name) && statSync(join(folder, name)).isFile())
    const read = named.map((name) => [name, readFileSync(join(folder, name), 'utf8').trimEnd()] as const)
    return { ...Object.fromEntries(read), ...env }
  } catch (error) {
    throw new Error(`SECRETS_FOLDER names ${folder}, whose files cannot be read.`, { cause: error })
  }
}
