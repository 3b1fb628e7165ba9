import { resolveConfiguration, type Variables } from '#config/resolve.ts'
import { readPicturesKeys } from '#pictures'
import { openTracing, type Tracing } from '#telemetry'
import { readDrainDelay, readPort, type ProcessSettings, type Reading } from '../../front-door/read-settings.ts'

export type Settings = ProcessSettings & {
  readonly logLevel: string
  /** API and player site say one of them with each request. */
  readonly keys: readonly string[]
  readonly tracing?: Tracing | undefined
}

/**
 * Reads the environment of the process. Returns all problems at once; the server must not listen while there is one.
 */
export function readSettings(env: Variables): Reading<Settings> {
  const resolution = resolveConfiguration(env, { process: 'pictures', alsoRequired: ['PICTURES_KEY'] })
  const [port, delay] = [readPort(env, 'PORT', '3020'), readDrainDelay(env)]
  const problems = [resolution, port, delay].flatMap((one) => (one.ok ? [] : one.problems))
  if (!port.ok || !delay.ok || problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    settings: {
      port: port.settings,
      host: env['HOST']?.trim() || '0.0.0.0',
      drainDelayMs: delay.settings,
      logLevel: env['LOG_LEVEL'] ?? 'info',
      keys: readPicturesKeys(env['PICTURES_KEY']),
      tracing: openTracing('pictures', env),
    },
  }
}
