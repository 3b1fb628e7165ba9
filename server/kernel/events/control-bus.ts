import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { connectionSettings } from '../database/connection-settings.ts'
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
/** A message to ourselves, which proves at the start that messages arrive. */
const HELLO = 'kernel.hello'
const HELLO_TRIES = 2
const HELLO_WAIT_MS = 1_500

/** Thrown at the start of a process that would not receive the messages of others. */
export class ControlBusUnreachable extends Error {
  constructor() {
    super(
      'No message of LISTEN arrives over DATABASE_URL: it leads through a pooler in transaction mode. Name the database itself in DATABASE_URL, and the pooler in DATABASE_POOL_URL.',
    )
  }
}

/**
 * Listens on a connection of its own, which reconnects whenever it is lost.
 * @throws ControlBusUnreachable when messages do not arrive over the address
 */
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
  let heardHello: (() => void) | undefined
  const hello: ControlMessage = { topic: HELLO, id: randomUUID() }

  const connect = async (): Promise<void> => {
    const next = new pg.Client(connectionSettings(databaseUrl, 'tolar-control'))
    next.on('notification', ({ payload }) => {
      const [topic, id] = (payload ?? '').split(' ')
      if (topic === HELLO) return id === hello.id ? heardHello?.() : undefined
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
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      // A standby accepts the connection and rejects LISTEN: during a failover each attempt would leak a connection.
      void next.end().catch(() => undefined)
      throw error
    }
    if (closed) return next.end()
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
  const proveThatMessagesArrive = async (): Promise<void> => {
    const heard = new Promise<true>((resolve) => (heardHello = () => resolve(true)))
    for (let tries = 0; tries < HELLO_TRIES; tries += 1) {
      // Sent over another connection: a pooler does deliver what the listening connection sends to itself.
      await notify(db, hello)
      if (await Promise.race([heard, pause(HELLO_WAIT_MS, false, { ref: false })])) return
    }
    closed = true
    await client?.end()
    throw new ControlBusUnreachable()
  }
  await connect()
  await proveThatMessagesArrive()

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
