import { productVersion } from '#config/product-version.ts'
import type { Variables } from '#config/resolve.ts'
import { readPicturesAddress, type PicturesAddress } from '#pictures'
import { readMapTiles, type MapTiles } from '../../front-door/read-map-tiles.ts'
import { readDoorSettings, readOrigin, type DoorSettings, type Reading } from '../../front-door/read-settings.ts'
import { usesPackageInternals } from '../package-internals/switch.ts'
import type { VisitorLimit } from './waiting/hold-visitors.ts'
import { readVisitorLimit } from './waiting/read-visitor-limit.ts'

export type Settings = DoorSettings & {
  readonly playerOrigin: string
  readonly gamesOrigin: string
  /** Logged by each page at its start. A deployment may set its own version, such as a commit. */
  readonly version: string
  /** The third-party gamification service of a brand; undefined where none is configured. */
  readonly gamification: OutsideService | undefined
  /** A third-party map on the page of venues; undefined: our own plan, which makes no requests. */
  readonly mapTiles: MapTiles | undefined
  /** Scripts are requested after the first paint (package-internals). */
  readonly startsAfterPaint: boolean
  /** The process that makes pictures; undefined: this one makes them. */
  readonly pictures?: PicturesAddress | undefined
  /** Undefined where there is no waiting line. */
  readonly visitors: VisitorLimit | undefined
}

export type OutsideService = { readonly script: string; readonly labelKey: string; readonly brandKey: string }

/**
 * Reads the environment of the process. Returns all problems at once; the server must not listen while there is one.
 */
export function readSettings(env: Variables): Reading<Settings> {
  const origins = ['PUBLIC_GAMES_ORIGIN', 'PUBLIC_PLAYER_ORIGIN']
  const reading = readDoorSettings(env, { process: 'player', defaultPort: 3000, origins })
  const problems = reading.ok ? [] : [...reading.problems]
  const script = env['GAMIFICATION_SCRIPT_URL']?.trim()
  if (script && !script.startsWith('https://')) problems.push('GAMIFICATION_SCRIPT_URL is not an https address.')
  const labelKey = env['GAMIFICATION_LABEL_KEY']?.trim() ?? ''
  const brandKey = env['GAMIFICATION_BRAND_KEY']?.trim() ?? ''
  if (script && (!labelKey || !brandKey))
    problems.push(
      'GAMIFICATION_LABEL_KEY or GAMIFICATION_BRAND_KEY is missing: GAMIFICATION_SCRIPT_URL names a service.',
    )
  const visitors = readVisitorLimit(env, problems)
  const map = readMapTiles(env)
  const pictures = readPicturesAddress(env, (problem) => problems.push(problem))
  problems.push(...map.problems)
  if (!reading.ok || problems.length > 0) return { ok: false, problems }

  return {
    ok: true,
    settings: {
      ...reading.settings,
      playerOrigin: readOrigin(env, 'PUBLIC_PLAYER_ORIGIN'),
      gamesOrigin: readOrigin(env, 'PUBLIC_GAMES_ORIGIN'),
      version: env['APP_VERSION']?.trim() || productVersion(),
      gamification: script ? { script, labelKey, brandKey } : undefined,
      mapTiles: map.tiles,
      startsAfterPaint: usesPackageInternals(env),
      pictures,
      visitors,
    },
  }
}
