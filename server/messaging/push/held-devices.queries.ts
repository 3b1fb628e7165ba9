import { sql, type Querier } from '#server/kernel/index.ts'
import type { HeldDevice } from './in-parallel.ts'

/**
 * Leases the device whose notification has been due for the longest time, so that no other worker sends to it.
 * @param heldUntil end of the lease, in case the worker crashes
 */
export async function holdNextDevice(
  db: Querier,
  due: {
    readonly target: string
    readonly now: Date
    readonly heldUntil: Date
    /** Devices of these push services are skipped. */
    readonly fullServices: readonly string[]
  },
): Promise<HeldDevice | undefined> {
  const { target, now, heldUntil, fullServices } = due
  // `no key update`: a notification may be queued for the device meanwhile.
  const rows = await db.query<HeldDevice>(sql`
    update messaging.push_device set held_until = ${heldUntil}
     where id = (select device.id
                   from messaging.outgoing_push queued
                   join messaging.push_device device on device.id = queued.device_id
                  where queued.state = 'queued' and queued.target = ${target} and queued.next_attempt_at <= ${now}
                    and (device.held_until is null or device.held_until <= ${now})
                    and device.service <> all(${[...fullServices]}::text[])
                  order by queued.next_attempt_at
                    for no key update of device skip locked
                  limit 1)
    returning id as device_id, service, held_until`)
  return rows[0]
}

/**
 * Ends the lease, unless it has expired and another worker has the device now.
 * @param until when the next request about this device may be sent to the push service; null: at once
 */
export async function releaseDevice(
  db: Querier,
  { deviceId, heldUntil }: HeldDevice,
  until: Date | null,
): Promise<void> {
  await db.query(sql`
    update messaging.push_device set held_until = ${until} where id = ${deviceId} and held_until = ${heldUntil}`)
}
