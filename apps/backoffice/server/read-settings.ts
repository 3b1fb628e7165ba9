import type { Variables } from '#config/resolve.ts'
import { readDoorSettings, type DoorSettings, type Reading } from '../../front-door/read-settings.ts'

export type Settings = DoorSettings & {
  /** Proxies before this process whose X-Forwarded-For is believed: addresses or networks, or `loopback`. */
  readonly trustedProxies: string
}

/** Reads what the process is told. Gives every problem at once; nothing may listen while there is one. */
export function readSettings(env: Variables): Reading<Settings> {
  const reading = readDoorSettings(env, { process: 'backoffice', defaultPort: 3001, origins: [] })
  if (!reading.ok) return reading
  const trustedProxies = env['TRUSTED_PROXIES']?.trim() || 'loopback'
  return { ok: true, settings: { ...reading.settings, trustedProxies } }
}
