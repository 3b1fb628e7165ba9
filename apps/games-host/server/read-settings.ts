import { resolveConfiguration, type Configuration, type Variables } from '#config/resolve.ts'

export type Settings = {
  readonly configuration: Configuration
  readonly port: number
  readonly host: string
  readonly apiOrigin: string
  readonly playerOrigin: string
  readonly gamesOrigin: string
  readonly logLevel: string
}

export type SettingsReading =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Reads what the process is told. Gives every problem at once; nothing may listen while there is one. */
export function readSettings(env: Variables): SettingsReading {
  const needed = ['API_ORIGIN', 'PUBLIC_GAMES_ORIGIN', 'PUBLIC_PLAYER_ORIGIN']
  const resolution = resolveConfiguration(env, { process: 'games', alsoRequired: needed })
  const problems = resolution.ok ? [] : [...resolution.problems]
  for (const name of needed) {
    const value = env[name]?.trim()
    if (value && !isOrigin(value)) problems.push(`${name} is not an origin such as https://example.com.`)
  }
  const port = Number(env['PORT'] ?? 3002)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) problems.push('PORT is not a port number.')
  if (!resolution.ok || problems.length > 0) return { ok: false, problems }
  const origin = (name: string): string => new URL(env[name]?.trim() ?? '').origin
  return {
    ok: true,
    settings: {
      configuration: resolution.configuration,
      port,
      host: env['HOST'] ?? '0.0.0.0',
      apiOrigin: origin('API_ORIGIN'),
      playerOrigin: origin('PUBLIC_PLAYER_ORIGIN'),
      gamesOrigin: origin('PUBLIC_GAMES_ORIGIN'),
      logLevel: env['LOG_LEVEL'] ?? 'info',
    },
  }
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).pathname === '/'
}
