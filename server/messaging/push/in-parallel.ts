import { setTimeout as pause } from 'node:timers/promises'

/** A device leased by one worker, so that it gets its notifications one after the other. */
export type HeldDevice = {
  readonly deviceId: string
  /** Its push service. */
  readonly service: string
  /** The end of the lease; also distinguishes it from a later one. */
  readonly heldUntil: Date
}

/** Maximum of concurrent requests per push service, so that one that does not respond does not delay the others. */
const PER_SERVICE_MAX = 16
/** How often devices that have become due are looked for while requests are in progress. */
const LOOK_EVERY_MS = 1000
/** After this time no more devices are leased, and requests in progress are awaited: then the worker can stop. */
const TAKE_FOR_MS = 30_000

/**
 * Sends to devices in parallel, to each one message at a time.
 * @param hold leases the next device with a due message, except those of these services
 * @param send sends its next message and ends the lease
 */
export async function sendInParallel(
  hold: (fullServices: readonly string[]) => Promise<HeldDevice | undefined>,
  send: (held: HeldDevice) => Promise<void>,
): Promise<void> {
  const underWay = new Map<Promise<void>, string>()
  const problems: unknown[] = []
  const start = (held: HeldDevice) => {
    const sending: Promise<void> = send(held)
      .catch((error: unknown) => void problems.push(error))
      .finally(() => underWay.delete(sending))
    underWay.set(sending, held.service)
  }
  const begun = performance.now()
  /** Undefined if none is due, or no more are leased. */
  const next = async (): Promise<HeldDevice | undefined> => {
    const isOver = problems.length > 0 || performance.now() - begun > TAKE_FOR_MS
    return isOver ? undefined : hold(findFull([...underWay.values()]))
  }
  try {
    for (;;) {
      for (let held = await next(); held; held = await next()) start(held)
      if (underWay.size === 0) break
      await Promise.race([...underWay.keys(), pause(LOOK_EVERY_MS, undefined, { ref: false })])
    }
  } finally {
    await Promise.all(underWay.keys())
  }
  if (problems.length > 0) throw problems[0]
}

function findFull(services: readonly string[]): string[] {
  const byService = Map.groupBy(services, (service) => service)
  return [...byService].flatMap(([service, all]) => (all.length >= PER_SERVICE_MAX ? [service] : []))
}
