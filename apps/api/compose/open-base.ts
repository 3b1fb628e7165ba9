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
import type { RulesEnvironment } from '../environment/environment.ts'
import type { RulesProcess } from '../environment/needed-variables.ts'
import { openClock } from './open-clock.ts'

/** The worker does one thing after another; the API answers many at once. */
const CONNECTIONS: Readonly<Record<RulesProcess, number>> = { api: 12, worker: 5 }
/** Players wait for the API; the worker checks the books and writes files of a million rows. */
const PATIENCE: Readonly<Record<RulesProcess, Patience>> = {
  api: { statementMs: 30_000, idleTransactionMs: 30_000 },
  worker: { statementMs: 30 * 60_000, idleTransactionMs: 5 * 60_000 },
}

/** What every room of a process stands on. */
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
  readonly onMessage: (listener: (message: ControlMessage) => void) => void
  /** Runs after the bus was gone for a while: what was kept in memory may be old. */
  readonly forget: (forgetter: () => void) => void
  /** False while the clock of this process differs too much from the database's. */
  readonly isClockRight: () => boolean
  readonly close: () => Promise<void>
}

/** What a room is put together of, whichever process it is in; tests bring their own. */
export type Ground = Pick<Base, 'db' | 'clock' | 'configuration'>

/** Where a room speaks to the other processes. */
export type Speaking = { readonly bus: Pick<ControlBus, 'send'> }

/** Opens the database, the clock and the bus between processes, for the API as for the worker. */
export async function openBase(
  process: RulesProcess,
  options: {
    readonly environment: Pick<
      RulesEnvironment,
      'configuration' | 'databaseUrl' | 'databasePoolUrl' | 'booksArchiveFolder' | 'fieldKeys'
    >
    readonly logger: Logger
    readonly clock?: Clock
  },
): Promise<Base> {
  const { environment, logger, clock: unshifted } = options
  const { configuration, databaseUrl, databasePoolUrl } = environment
  const opened = openDatabase({
    url: databasePoolUrl ?? databaseUrl,
    // A pooler takes no settings of its clients: there the database has them for the role (docs/guides/operator.md).
    patience: databasePoolUrl ? undefined : PATIENCE[process],
    connections: CONNECTIONS[process],
    applicationName: `tolar-${process}`,
    parquetFolder: environment.booksArchiveFolder,
    // No pooler stands before the files.
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
      // What was remembered until an instant may be remembered for too long.
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
