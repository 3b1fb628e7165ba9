import type { Configuration } from '#config/resolve.ts'
import { resolveConfiguration, type Variables } from '#config/resolve.ts'

export type Settings = {
  readonly port: number
  readonly host: string
  readonly apiOrigin: string
  readonly configuration: Configuration
}
export type SettingsAnswer =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] }

const DEFAULT_PORT = 3001
const PORT_MAX = 65_535

/** What the back office needs to start, or every problem of the environment at once. */
export function readSettings(env: Variables): SettingsAnswer {
  const resolution = resolveConfiguration(env, { process: 'backoffice', alsoRequired: ['API_ORIGIN'] })
  const problems = resolution.ok ? [] : [...resolution.problems]
  const port = Number(env['PORT']?.trim() || DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 1 || port > PORT_MAX) problems.push(`PORT is not a port: "${env['PORT']}".`)
  const given = env['API_ORIGIN']?.trim()
  if (given && !isOrigin(given)) problems.push(`API_ORIGIN is not an http address without a path: "${given}".`)
  if (!resolution.ok || !given || problems.length > 0) return { ok: false, problems }
  const { configuration } = resolution
  return { ok: true, settings: { port, host: env['HOST']?.trim() || '0.0.0.0', apiOrigin: given, configuration } }
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, search, username } = new URL(text)
  return ['http:', 'https:'].includes(protocol) && pathname === '/' && search === '' && username === ''
}
