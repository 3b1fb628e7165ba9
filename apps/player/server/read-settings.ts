import { productVersion } from '#config/product-version.ts'
import type { Variables } from '#config/resolve.ts'
import { readDoorSettings, readOrigin, type DoorSettings, type Reading } from '../../front-door/read-settings.ts'
import { usesPackageInternals } from '../package-internals/switch.ts'

export type Settings = DoorSettings & {
  readonly playerOrigin: string
  readonly gamesOrigin: string
  /** Logged by each page at its start. A deployment may name its own, such as a commit. */
  readonly version: string
  /** Script of the gamification service: an address, a path of ours (the stand-in), or undefined for none. */
  readonly gamificationScript: string | undefined
  /** Scripts are asked for after the first paint (package-internals). */
  readonly startsAfterPaint: boolean
}

const STAND_IN = '/gamification-stand-in.js'

/** Reads what the process is told. Gives every problem at once; nothing may listen while there is one. */
export function readSettings(env: Variables): Reading<Settings> {
  const origins = ['PUBLIC_GAMES_ORIGIN', 'PUBLIC_PLAYER_ORIGIN']
  const reading = readDoorSettings(env, { process: 'player', defaultPort: 3000, origins })
  const problems = reading.ok ? [] : [...reading.problems]
  const script = env['GAMIFICATION_SCRIPT_URL']?.trim()
  if (script && !script.startsWith('https://')) problems.push('GAMIFICATION_SCRIPT_URL is not an https address.')
  if (!reading.ok || problems.length > 0) return { ok: false, problems }

  const { environment } = reading.settings.configuration
  const canStandIn = environment === 'dev' || environment === 'test'
  return {
    ok: true,
    settings: {
      ...reading.settings,
      playerOrigin: readOrigin(env, 'PUBLIC_PLAYER_ORIGIN'),
      gamesOrigin: readOrigin(env, 'PUBLIC_GAMES_ORIGIN'),
      version: env['APP_VERSION']?.trim() || productVersion(),
      gamificationScript: script ?? (canStandIn && env['GAMIFICATION'] !== 'absent' ? STAND_IN : undefined),
      startsAfterPaint: usesPackageInternals(env),
    },
  }
}
