import type { Configuration } from '#config/resolve.ts'
import type { Logger } from 'pino'
import {
  makeFieldCipher,
  openControlBus,
  openDatabase,
  waitForDatabase,
  watchSkew,
  type Clock,
  type ControlBus,
  type ControlMessage,
  type Database,
  type FieldCipher,
  type Patience,
  type ShiftedClock,
} from '#server/kernel/index.ts'
import { requireArchive } from '#server/ledger/index.ts'
import { openArchiveBucket } from './open-archive-bucket.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import type { RulesProcess } from '../environment/needed-variables.ts'
import { openClock } from './open-clock.ts'

/** The worker runs one job after another; the API serves many requests at once. */
const CONNECTIONS: Readonly<Record<RulesProcess, number>> = { api: 12, worker: 5 }
/** Players wait for the API; the worker checks the books and writes files of a million rows. */
const PATIENCE: Readonly<Record<RulesProcess, Patience>> = {
  api: { statementMs: 30_000, idleTransactionMs: 30_000 },
  worker: { statementMs: 30 * 60_000, idleTransactionMs: 5 * 60_000 },
}

/** The base of every room of a process. */
export type Base = {
  readonly db: Database
  readonly clock: Clock
  /** The same clock where `AutoTest/SetTime` may move it; undefined in cert and production. */
  readonly movableClock: ShiftedClock | undefined
  readonly cipher: FieldCipher
  readonly bus: ControlBus
  readonly logger: Logger
  readonly configuration: Configuration
  /** Subscribes to messages of other processes. */
  readonly onMessage: (listener: (message: ControlMessage) => void) => void
  /** Called after the bus was disconnected for a while: caches in memory may be stale. */
  readonly forget: (forgetter: () => void) => void
  /** False while the clock of this process differs too much from the database's. */
  readonly isClockRight: () => boolean
  readonly close: () => Promise<void>
}

/** What a room is composed from in any process; tests pass their own. */
export type Ground = Pick<Base, 'db' | 'clock' | 'configuration'>

/** How a room sends messages to the other processes. */
export type Speaking = { readonly bus: Pick<ControlBus, 'send'> }

/** Opens the database, the clock and the bus between processes, for the API as for the worker. */
export async function openBase(
  process: RulesProcess,
  options: {
    readonly environment: Pick<
      RulesEnvironment,
      | 'configuration'
      | 'databaseUrl'
      | 'databasePoolUrl'
      | 'booksArchiveFolder'
      | 'booksArchiveBucket'
      | 'booksArchiveBounds'
      | 'fieldKeys'
    >
    readonly logger: Logger
    readonly clock?: Clock
  },
): Promise<Base> {
  const { environment, logger, clock: unshifted } = options
  const { configuration, databaseUrl, databasePoolUrl } = environment
  const opened = openDatabase({
    url: databasePoolUrl ?? databaseUrl,
    // A pooler ignores settings of its clients: there they are set for the role in the database
    // (docs/guides/operator.md).
    patience: databasePoolUrl ? undefined : PATIENCE[process],
    connections: CONNECTIONS[process],
    applicationName: `tolar-${process}`,
    parquetFolder: environment.booksArchiveFolder,
    parquetStore: environment.booksArchiveBucket && openArchiveBucket(environment.booksArchiveBucket),
    parquetBounds: environment.booksArchiveBounds,
    // Files never go through a pooler.
    parquetMs: PATIENCE[process].statementMs,
    onError: (error) => logger.warn({ err: error }, 'an idle connection was lost'),
  })
  await waitForDatabase(opened, { logger })
  await requireArchive(opened)
  const skew = await watchSkew(opened, { logger })
  const present = openClock(configuration, opened, unshifted)
  const { db, clock } = present
  const listeners: ((message: ControlMessage) => void)[] = []
  const forgetters: (() => void)[] = []
  const bus = await openControlBus({
    db,
    databaseUrl,
    logger,
    onMessage: (message) => {
      // The clock was moved: entries that were cached until a time may be stale.
      if (present.onMessage(message)) forgetters.forEach((forget) => forget())
      listeners.forEach((listener) => listener(message))
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
    onMessage: (listener) => void listeners.push(listener),
    forget: (forgetter) => void forgetters.push(forgetter),
    isClockRight: skew.isRight,
    close: async () => {
      skew.close()
      await bus.close()
      await db.close()
    },
  }
}
