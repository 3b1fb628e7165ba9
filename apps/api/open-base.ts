import type { Configuration } from '#config/resolve.ts'
import type { Logger } from 'pino'
import {
  makeFieldCipher,
  openControlBus,
  openDatabase,
  systemClock,
  type Clock,
  type ControlBus,
  type ControlMessage,
  type Database,
  type FieldCipher,
} from '#server/kernel/index.ts'
import type { RulesEnvironment } from './environment.ts'

/** What every room of the process stands on. */
export type Base = {
  readonly db: Database
  readonly clock: Clock
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
  const { environment, logger, clock = systemClock } = options
  const { configuration, databaseUrl } = environment
  const db = openDatabase({
    url: databaseUrl,
    connections: 12,
    applicationName: 'tolar-api',
    onError: (error) => logger.warn({ err: error }, 'an idle connection was lost'),
  })
  const listeners: ((message: ControlMessage) => void)[] = []
  const forgetters: (() => void)[] = []
  const bus = await openControlBus({
    db,
    databaseUrl,
    logger,
    onMessage: (message) => listeners.forEach((hear) => hear(message)),
    onReconnect: () => forgetters.forEach((forget) => forget()),
  })
  return {
    db,
    clock,
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
