import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { cutOff } from './cut-network.ts'
import type { DrillEvent } from './drill-events.ts'
import { databaseUrlOf, type Layout } from './layout.ts'
import { leaderOf } from './members-of-roles.ts'
import { replaceApis } from './replace-apis.ts'
import { startDoor, startWorker } from './start-product.ts'

/** Slow enough that every commit waits for the disk. */
const SLOW_BYTES_PER_SECOND = 256 * 1024
const SLOW_MS = 15_000

/** Network partitions, full or slow disks, changes of the schema, and the processes beside the API. */
export const drillDamage: readonly DrillEvent[] = [
  {
    name: 'the leader is cut off from everybody',
    targetSeconds: 22,
    strike: async ({ layout, database }) => {
      const { name } = await leaderOf(database)
      const member = layout.members.find((one) => one.name === name)
      if (!member) throw new Error(`${name} is no member.`)
      const join = cutOff(member)
      return async () => {
        while ([undefined, name].includes(await database.findLeader())) await pause(200)
        join()
      }
    },
  },
  {
    name: 'the leader’s disk is full',
    targetSeconds: 22,
    strike: async ({ database }) => {
      const { name } = await leaderOf(database)
      return Promise.resolve(diskOf(database.disks, name).fill()).then((free) => async () => free())
    },
  },
  {
    name: 'the leader’s disk is slow for 15 s',
    targetSeconds: 5,
    strike: async ({ database }) => {
      const { name, running } = await leaderOf(database)
      const release = diskOf(database.disks, name).slowDown(running.pids(), SLOW_BYTES_PER_SECOND)
      await pause(SLOW_MS)
      release()
      return async () => {}
    },
  },
  {
    name: 'the schema changes under load, expand and contract',
    targetSeconds: 2,
    strike: async ({ layout }) => {
      await change(layout, expand)
      return async () => change(layout, contract)
    },
  },
  {
    name: 'rolling release with a migration: expand, every API replaced, contract',
    targetSeconds: 2,
    strike: async (drilled) => {
      await change(drilled.layout, expand)
      await replaceApis(drilled)
      return async () => change(drilled.layout, contract)
    },
  },
  {
    name: 'kill -9 of a worker, in the middle of its work',
    targetSeconds: 1,
    strike: async ({ layout, product }) => {
      product.worker.kill('SIGKILL')
      product.worker = await startWorker(layout)
      return async () => {}
    },
  },
  {
    name: 'kill -9 of a door, its players go to the other',
    targetSeconds: 2,
    strike: async ({ layout, product }) => {
      product.doors[0]?.kill('SIGKILL')
      return async () => {
        product.doors[0] = await startDoor(layout, 0)
      }
    },
  },
]

function diskOf<Disk>(disks: ReadonlyMap<string, Disk>, name: string): Disk {
  const disk = disks.get(name)
  if (!disk) throw new Error('Disks of their own need root.')
  return disk
}

/** Additions of a release: existing objects do not change for the running code. */
const expand = [
  'alter table ledger.balance add column drill_note text',
  'create table ledger.drill (account_id bigint primary key, note text)',
  'create index concurrently drill_noted on ledger.balance (account_id) where drill_note is not null',
]
/** Removals of a later release. */
const contract = [
  'drop index concurrently ledger.drill_noted',
  'alter table ledger.balance drop column drill_note',
  'drop table ledger.drill',
]

/**
 * Like migrations: a change that would have to wait for a lock gives up and is retried, so that no query queues behind
 * it.
 */
async function change(layout: Layout, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrlOf(layout), application_name: 'drill-migration' })
  await client.connect()
  try {
    await client.query(`set lock_timeout = '500ms'`)
    for (const statement of statements) {
      for (let tries = 1; ; tries += 1) {
        try {
          await client.query(statement)
          break
        } catch (error) {
          const isBusy = error instanceof pg.DatabaseError && error.code === '55P03'
          if (!isBusy || tries === 50) throw error
          await pause(100)
        }
      }
    }
  } finally {
    await client.end()
  }
}
