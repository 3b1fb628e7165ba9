import type { Variables } from '#config/resolve.ts'
import {
  readDoorSettings,
  readOrigin,
  readPort,
  type DoorSettings,
  type Reading,
} from '../../front-door/read-settings.ts'

export type Settings = DoorSettings & {
  readonly playerOrigin: string
  /** Port of metrics and health. */
  readonly operationsPort: number
}

const USUAL_OPERATIONS_PORT = '3008'

/** Reads what the process is told. Gives every problem at once; nothing may listen while there is one. */
export function readSettings(env: Variables): Reading<Settings> {
  const origins = ['PUBLIC_GAMES_ORIGIN', 'PUBLIC_PLAYER_ORIGIN']
  const reading = readDoorSettings(env, { process: 'games', defaultPort: 3002, origins })
  const operationsPort = readPort(env, 'OPERATIONS_PORT', USUAL_OPERATIONS_PORT)
  const problems = [...(reading.ok ? [] : reading.problems), ...(operationsPort.ok ? [] : operationsPort.problems)]
  if (!reading.ok || !operationsPort.ok) return { ok: false, problems }
  const playerOrigin = readOrigin(env, 'PUBLIC_PLAYER_ORIGIN')
  return { ok: true, settings: { ...reading.settings, playerOrigin, operationsPort: operationsPort.settings } }
}
