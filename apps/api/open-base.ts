import type { Configuration } from '#config/resolve.ts'
import type { Logger } from 'pino'
import {
  makeFieldCipher,
  openControlBus,
  openDatabase,
  type Clock,
  type ControlBus,
  type ControlMessage,
  type Database,
  type FieldCipher,
  type ShiftedClock,
} from '#server/kernel/index.ts'
import type { RulesEnvironment } from './environment.ts'
import { openClock } from './open-clock.ts'

/** What every room of the process stands on. */
export type Base = {
  readonly db: Database
  readonly clock: Clock
  /** The same clock where `AutoTest/SetTime` may move it; undefined in cert and production. */
  readonly movableClock: ShiftedClock | undefined
  readonly cipher: FieldCipher
  readonly bus: ControlBus
  readonly logger: Logger
  readonly configuration: Configuration
  /** Hears what other processes say from now on. */
  readonly hear: (listener: (message: ControlMessage) => void) => void
  /** Runs after the bus was gone for a while: what was kept in memory may be old. */
  readonly forget: (forgetter: () => void) => void
  readonly close: () => Promise<void>
}

/** Opens the database and the bus between processes. */
export async function openBase(options: {
  readonly environment: RulesEnvironment
  readonly logger: Logger
  readonly clock?: Clock
}): Promise<Base> {
  const { environment, logger, clock: unshifted } = options
  const { configuration, databaseUrl } = environment
  const opened = openDatabase({
    url: databaseUrl,
    connections: 12,
    applicationName: 'tolar-api',
    onError: (error) => logger.warn({ err: error }, 'an idle connection was lost'),
  })
  const present = openClock(configuration, opened, unshifted)
  const { db, clock } = present
  const listeners: ((message: ControlMessage) => void)[] = []
  const forgetters: (() => void)[] = []
  const bus = await openControlBus({
    db,
    databaseUrl,
    logger,
    onMessage: (message) => {
      // What was remembered until an instant may be remembered for too long.
      if (present.hear(message)) forgetters.forEach((forget) => forget())
      listeners.forEach((hear) => hear(message))
    },
    onReconnect: () => {
      present.readShift().catch((error: unknown) => logger.error({ err: error }, 'the clock was not read again'))
      forgetters.forEach((forget) => forget())
    },
  })
  await present.readShift()
  return {
    db,
    clock,
    movableClock: present.movable,
    cipher: makeFieldCipher(environment.fieldKeys),
    bus,
    logger,
    configuration,
    hear: (listener) => void listeners.push(listener),
    forget: (forgetter) => void forgetters.push(forgetter),
    close: async () => {
      await bus.close()
      await db.close()
    },
  }
}
