import type { Variables } from '#config/resolve.ts'
import { readDoorSettings, type DoorSettings, type Reading } from '../../front-door/read-settings.ts'

export type Settings = DoorSettings

/** Reads what the process is told. Gives every problem at once; nothing may listen while there is one. */
export function readSettings(env: Variables): Reading<Settings> {
  return readDoorSettings(env, { process: 'backoffice', defaultPort: 3001, origins: [] })
}
