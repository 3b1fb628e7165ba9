import type { ServerProcess } from '#config/processes.ts'
import { resolveConfiguration, type Configuration, type Variables } from '#config/resolve.ts'
import { openTracing, type Tracing } from '#telemetry'
import { readTrustedProxies, type TrustedProxies } from '#config/trusted-proxies.ts'

/** Where a process listens, and how it stops. */
export type ProcessSettings = {
  readonly port: number
  readonly host: string
  /** How long it still accepts requests after it reports that it is not ready. */
  readonly drainDelayMs: number
}

/** The settings of every front door. */
export type DoorSettings = ProcessSettings & {
  readonly configuration: Configuration
  readonly apiOrigin: string
  readonly logLevel: string
  readonly trustedProxies: TrustedProxies
  /** Destination and sampling of traces; undefined where there are none. */
  readonly tracing?: Tracing | undefined
}

export type Reading<Settings> =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] }

const PORT_MAX = 65_535
const DRAIN_DELAY_MS_MAX = 120_000

/**
 * Reads the environment of the process. Returns all problems at once; the server must not listen while there is one.
 */
export function readDoorSettings(
  env: Variables,
  door: { readonly process: ServerProcess; readonly defaultPort: number; readonly origins: readonly string[] },
): Reading<DoorSettings> {
  const needed = ['API_ORIGIN', ...door.origins]
  const resolution = resolveConfiguration(env, { process: door.process, alsoRequired: needed })
  const problems = resolution.ok ? [] : [...resolution.problems]
  for (const name of needed) {
    const value = env[name]?.trim()
    if (value && !isOrigin(value)) problems.push(`${name} is not an origin such as https://example.com.`)
  }
  const port = readPort(env, 'PORT', String(door.defaultPort))
  if (!port.ok) problems.push(...port.problems)
  const delay = readDrainDelay(env)
  if (!delay.ok) problems.push(...delay.problems)
  if (!resolution.ok || !port.ok || !delay.ok || problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    settings: {
      configuration: resolution.configuration,
      port: port.settings,
      host: env['HOST']?.trim() || '0.0.0.0',
      drainDelayMs: delay.settings,
      apiOrigin: readOrigin(env, 'API_ORIGIN'),
      logLevel: env['LOG_LEVEL'] ?? 'info',
      trustedProxies: readTrustedProxies(env),
      tracing: openTracing(door.process, env),
    },
  }
}

/** A port, or the default where none is set. */
export function readPort(env: Variables, name: string, usual: string): Reading<number> {
  const port = Number(env[name]?.trim() || usual)
  if (Number.isInteger(port) && port >= 0 && port <= PORT_MAX) return { ok: true, settings: port }
  return { ok: false, problems: [`${name} is not a port number.`] }
}

/** How long a process goes on after it reports that it is not ready. */
export function readDrainDelay(env: Variables): Reading<number> {
  const drainDelayMs = Number(env['DRAIN_DELAY_MS']?.trim() || '0')
  if (Number.isInteger(drainDelayMs) && drainDelayMs >= 0 && drainDelayMs <= DRAIN_DELAY_MS_MAX)
    return { ok: true, settings: drainDelayMs }
  return { ok: false, problems: [`DRAIN_DELAY_MS is no whole number from 0 to ${DRAIN_DELAY_MS_MAX}.`] }
}

/** An origin that was validated before. */
export function readOrigin(env: Variables, name: string): string {
  return new URL(env[name]?.trim() ?? '').origin
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, search, username } = new URL(text)
  return /^https?:$/.test(protocol) && pathname === '/' && search === '' && username === ''
}
