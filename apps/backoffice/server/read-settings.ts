import type { Variables } from '#config/resolve.ts'
import { readMapTiles, type MapTiles } from '../../front-door/read-map-tiles.ts'
import { readDoorSettings, readOrigin, type DoorSettings, type Reading } from '../../front-door/read-settings.ts'

export type Settings = DoorSettings & {
  /** Whose pages may stand in a frame of the studio. */
  readonly playerOrigin: string
  readonly gamesOrigin: string
  /** A map of somebody else below the plan of venues; undefined: the plan alone. */
  readonly mapTiles: MapTiles | undefined
}

/** Reads what the process is told. Gives every problem at once; nothing may listen while there is one. */
export function readSettings(env: Variables): Reading<Settings> {
  const origins = ['PUBLIC_PLAYER_ORIGIN', 'PUBLIC_GAMES_ORIGIN']
  const reading = readDoorSettings(env, { process: 'backoffice', defaultPort: 3001, origins })
  const map = readMapTiles(env)
  const problems = [...(reading.ok ? [] : reading.problems), ...map.problems]
  if (!reading.ok || problems.length > 0) return { ok: false, problems }
  const playerOrigin = readOrigin(env, 'PUBLIC_PLAYER_ORIGIN')
  const gamesOrigin = readOrigin(env, 'PUBLIC_GAMES_ORIGIN')
  return { ok: true, settings: { ...reading.settings, playerOrigin, gamesOrigin, mapTiles: map.tiles } }
}
