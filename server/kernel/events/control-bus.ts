import pg from 'pg'
import type { Logger } from 'pino'
import { sql } from '../database/sql.ts'
import type { Database, Querier, Transaction } from '../types.ts'

/**
 * Rare control messages between processes over LISTEN/NOTIFY: a session was ended, a player locked, a game disabled.
 * Never sent inside a money transaction (reference: performance §6). A message may be missed while a connection is
 * down; `onReconnect` lets the subscriber drop its caches.
 */
export type ControlBus = {
  readonly send: (message: ControlMessage) => Promise<void>
  readonly close: () => Promise<void>
}

export type ControlMessage = { readonly topic: string; readonly id: string }

const CHANNEL = 'tolar_control'
const RECONNECT_MS = 500

/** Listens on a connection of its own, which reconnects whenever it is lost. */
export async function openControlBus(options: {
  readonly db: Database
  readonly databaseUrl: string
  readonly logger: Logger
  readonly onMessage: (message: ControlMessage) => void
  readonly onReconnect: () => void
}): Promise<ControlBus> {
  const { db, databaseUrl, logger, onMessage, onReconnect } = options
  let closed = false
  let client: pg.Client | undefined

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: 'tolar-control' })
    next.on('notification', ({ payload }) => {
      const [topic, id] = (payload ?? '').split(' ')
      if (topic && id) onMessage({ topic, id })
    })
    const lost = (error?: Error) => {
      if (closed || client !== next) return
      client = undefined
      logger.warn({ err: error }, 'the control bus lost its connection')
      setTimeout(() => void retry(), RECONNECT_MS)
    }
    next.on('error', lost)
    next.on('end', () => lost())
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    client = next
  }
  const retry = async (): Promise<void> => {
    if (closed) return
    try {
      await connect()
      onReconnect()
    } catch {
      setTimeout(() => void retry(), RECONNECT_MS)
    }
  }
  await connect()

  return {
    send: (message) => notify(db, message),
    close: async () => {
      closed = true
      await client?.end()
    },
  }
}

/** Sends a message as part of a transaction: it is delivered with the commit, and not without it. */
export async function sendWithCommit(tx: Transaction, message: ControlMessage): Promise<void> {
  await notify(tx, message)
}

async function notify(db: Querier, { topic, id }: ControlMessage): Promise<void> {
  await db.query(sql`select pg_notify(${CHANNEL}, ${`${topic} ${id}`})`)
}
