import type { Variables } from '#config/resolve.ts'
import { readDoorSettings, readOrigin, type DoorSettings, type Reading } from '../../front-door/read-settings.ts'

export type Settings = DoorSettings & {
  /** Origin of the player site, for people's own phones. */
  readonly playerOrigin: string
  /** Origin of the calls of devices. */
  readonly internalOrigin: string
  /** Client credentials of this kiosk. */
  readonly device: { readonly clientId: string; readonly clientSecret: string }
}

const ORIGINS = ['API_INTERNAL_ORIGIN', 'PUBLIC_PLAYER_ORIGIN']

/**
 * Reads the environment of the process. Returns all problems at once; the server must not listen while there is one.
 */
export function readSettings(env: Variables): Reading<Settings> {
  const reading = readDoorSettings(env, { process: 'kiosk', defaultPort: 3030, origins: ORIGINS })
  const read = (name: string) => env[name]?.trim() ?? ''
  const [clientId, clientSecret] = [read('KIOSK_CLIENT_ID'), read('KIOSK_CLIENT_SECRET')]
  const missing = [
    ...(clientId === '' ? ['KIOSK_CLIENT_ID is missing.'] : []),
    ...(clientSecret === '' ? ['KIOSK_CLIENT_SECRET is missing.'] : []),
  ]
  const problems = [...new Set([...(reading.ok ? [] : reading.problems), ...missing])]
  if (!reading.ok || problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    settings: {
      ...reading.settings,
      playerOrigin: readOrigin(env, 'PUBLIC_PLAYER_ORIGIN'),
      internalOrigin: readOrigin(env, 'API_INTERNAL_ORIGIN'),
      device: { clientId, clientSecret },
    },
  }
}
