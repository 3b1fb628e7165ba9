import { setTimeout as pause } from 'node:timers/promises'

/** A device that one worker holds, so that it gets its notifications one after the other. */
export type HeldDevice = {
  readonly deviceId: string
  /** Its push service. */
  readonly service: string
  /** The end of the hold; also tells this hold from a later one. */
  readonly heldUntil: Date
}

/** Messages under way at one push service: one that does not answer holds no other. */
const PER_SERVICE_MAX = 16
/** While messages are under way it is looked again so often for devices that have become due. */
const LOOK_EVERY_MS = 1000
/** After so long no more are taken, only those under way awaited: the worker can stop. */
const TAKE_FOR_MS = 30_000

/**
 * Sends to devices in parallel, to each one message at a time.
 * @param hold takes the next device with a message that is due, not of these services
 * @param send sends its next message and releases it
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
  /** Undefined where none is due, and when no more are taken. */
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
