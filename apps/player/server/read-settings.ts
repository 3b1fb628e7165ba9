import { resolveConfiguration, type Configuration, type Variables } from '#config/resolve.ts'

export type Settings = {
  readonly configuration: Configuration
  readonly port: number
  readonly host: string
  readonly apiOrigin: string
  readonly playerOrigin: string
  readonly gamesOrigin: string
  readonly version: string
  /** Script of the gamification service: an address, a path of ours (the stand-in), or undefined for none. */
  readonly gamificationScript: string | undefined
  readonly logLevel: string
}

const STAND_IN = '/gamification-stand-in.js'

/** Reads what the process is told. Gives every problem at once; nothing may listen while there is one. */
export function readSettings(
  env: Variables,
): { readonly ok: true; readonly settings: Settings } | { readonly ok: false; readonly problems: readonly string[] } {
  const needed = ['API_ORIGIN', 'PUBLIC_GAMES_ORIGIN', 'PUBLIC_PLAYER_ORIGIN']
  const resolution = resolveConfiguration(env, { process: 'player', alsoRequired: needed })
  const problems = resolution.ok ? [] : [...resolution.problems]
  for (const name of needed) {
    const value = env[name]?.trim()
    if (value && !isOrigin(value)) problems.push(`${name} is not an origin such as https://example.com.`)
  }
  const port = Number(env['PORT'] ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) problems.push('PORT is not a port number.')
  const script = env['GAMIFICATION_SCRIPT_URL']?.trim()
  if (script && !script.startsWith('https://')) problems.push('GAMIFICATION_SCRIPT_URL is not an https address.')
  if (!resolution.ok || problems.length > 0) return { ok: false, problems }

  const { environment } = resolution.configuration
  const canStandIn = environment === 'dev' || environment === 'test'
  const origin = (name: string) => new URL(env[name] ?? '').origin
  return {
    ok: true,
    settings: {
      configuration: resolution.configuration,
      port,
      host: env['HOST'] ?? '0.0.0.0',
      apiOrigin: origin('API_ORIGIN'),
      playerOrigin: origin('PUBLIC_PLAYER_ORIGIN'),
      gamesOrigin: origin('PUBLIC_GAMES_ORIGIN'),
      version: env['APP_VERSION'] ?? 'development',
      gamificationScript: script ?? (canStandIn && env['GAMIFICATION'] !== 'absent' ? STAND_IN : undefined),
      logLevel: env['LOG_LEVEL'] ?? 'info',
    },
  }
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).pathname === '/'
}
