import type { Variables } from '#config/resolve.ts'
import { readDoorSettings, readOrigin, type DoorSettings, type Reading } from '../../front-door/read-settings.ts'

export type Settings = DoorSettings & {
  /** Whose pages may stand in a frame of the studio. */
  readonly playerOrigin: string
}

/** Reads what the process is told. Gives every problem at once; nothing may listen while there is one. */
export function readSettings(env: Variables): Reading<Settings> {
  const origins = ['PUBLIC_PLAYER_ORIGIN']
  const reading = readDoorSettings(env, { process: 'backoffice', defaultPort: 3001, origins })
  if (!reading.ok) return reading
  return { ok: true, settings: { ...reading.settings, playerOrigin: readOrigin(env, 'PUBLIC_PLAYER_ORIGIN') } }
}
