import pg from 'pg'
import { connectionSettings, Fault, isDatabaseGone } from '../kernel/index.ts'
import { commitStakes } from './commit-stakes.ts'
import type { Lane } from './group-commit.ts'

/** Options of a lane for stakes; `contraId` is the account of the house that stakes go to and wins come from. */
export type StakeConnectionOptions = {
  readonly databaseUrl: string
  readonly contraId: number
  /** Minimum time between the starts of two rounds of one person; 0 is none. */
  readonly minimumRoundMs?: number
  /** Calendar day of an instant, for the limits of the day. */
  readonly dayOf: (instant: Date) => string
  readonly onLost: (error: Error) => void
}

const asText = { getTypeParser: () => (value: string) => value } as unknown as pg.CustomTypesConfig

/**
 * Settings of a connection for stakes. Joins stay nested loops over the sorted batch, so that rows are locked in
 * account order; a row that is locked for long fails the batch, and after its retry only its own stake.
 */
const SETTINGS =
  'set enable_hashjoin = off; set enable_mergejoin = off; set lock_timeout = 1000; set synchronous_commit = on; set jit = off; set plan_cache_mode = force_generic_plan'

const LOCK_TIMEOUT = '55P03'

/**
 * Opens a lane for stakes that reconnects after a loss. While the connection is lost, stakes fail with a fault, and so
 * do those in progress: it is not known yet whether they were booked, and a retry with the same reference tells.
 */
export function openStakeConnection(options: StakeConnectionOptions): Lane & { readonly close: () => Promise<void> } {
  let current: Promise<pg.Client> | undefined
  let isClosed = false

  const connect = async (forget: () => void): Promise<pg.Client> => {
    const client = new pg.Client({
      ...connectionSettings(options.databaseUrl, 'tolar-stakes'),
      types: asText,
    })
    client.on('end', forget)
    client.on('error', (error) => {
      forget()
      if (!isClosed) options.onLost(error)
    })
    await client.connect()
    await client.query(SETTINGS)
    return client
  }

  const take = (): Promise<pg.Client> => {
    if (current) return current
    const attempt: Promise<pg.Client> = connect(() => forget())
    const forget = () => {
      if (current === attempt) current = undefined
    }
    attempt.catch(forget)
    current = attempt
    return attempt
  }

  /** A server that lacks resources for a statement keeps the connection open: the next stake gets another one. */
  const leave = (): void => {
    const left = current
    current = undefined
    left?.then((client) => client.end()).catch(() => {})
  }

  return {
    commit: async (stakes, at) => {
      try {
        const client = await take()
        return await commitStakes(client, stakes, {
          day: options.dayOf(at),
          at,
          contraId: options.contraId,
          minimumRoundMs: options.minimumRoundMs ?? 0,
        })
      } catch (error) {
        if (error instanceof pg.DatabaseError && !isDatabaseGone(error)) {
          // A stake alone that waits for a locked row: a retry may succeed. In a batch, single retries find out which
          // one it is.
          if (error.code !== LOCK_TIMEOUT || stakes.length > 1) throw error
          throw new Fault('database', 'The account is held by somebody.', { retryable: true, cause: error })
        }
        leave()
        throw new Fault('database', 'The books were not reached.', { retryable: true, cause: error })
      }
    },
    close: async () => {
      isClosed = true
      await (await current?.catch(() => undefined))?.end()
    },
  }
}
