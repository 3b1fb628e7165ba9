import { setTimeout as pause } from 'node:timers/promises'
import { startRoundApi } from '#tests/load/measure-rounds.ts'
import { drillDamage } from './drill-damage.ts'
import { drillFreezes } from './drill-freezes.ts'
import { leaderOf, standbyOf } from './members-of-roles.ts'
import { replaceApis } from './replace-apis.ts'
import type { DatabaseCluster } from './start-database.ts'
import { databaseUrlOf, type Layout } from './layout.ts'
import type { Product } from './start-product.ts'

export type Drilled = { readonly layout: Layout; readonly database: DatabaseCluster; readonly product: Product }

export type DrillEvent = {
  readonly name: string
  /** The target for the longest time without a round, in seconds. */
  readonly targetSeconds: number
  /** Applies it to the cluster; returns a function that repairs it. */
  readonly strike: (drilled: Drilled) => Promise<() => Promise<void>>
}

/** The events that a cluster must survive, in the order of the table. */
export const drillEvents: readonly DrillEvent[] = [
  {
    name: 'kill -9 of the leader’s PostgreSQL',
    targetSeconds: 10,
    strike: async ({ database }) => {
      const { running } = await leaderOf(database)
      running.signalOther('SIGKILL')
      return async () => {}
    },
  },
  {
    name: 'the leader’s machine is lost (kill -9 of all of it)',
    targetSeconds: 22,
    strike: async ({ database }) => {
      const { name, running } = await leaderOf(database)
      running.signal('SIGKILL')
      await running.ended
      return async () => database.start(name)
    },
  },
  {
    name: 'the leader’s machine freezes',
    targetSeconds: 22,
    strike: async ({ database }) => {
      const { name, running } = await leaderOf(database)
      running.signal('SIGSTOP')
      return async () => {
        while ((await database.findLeader()) === name) await pause(200)
        running.signal('SIGCONT')
      }
    },
  },
  {
    name: 'kill -9 of the synchronous standby',
    targetSeconds: 10,
    strike: async ({ database }) => {
      const { name, running } = await standbyOf(database)
      running.signal('SIGKILL')
      await running.ended
      return async () => database.start(name)
    },
  },
  {
    name: 'kill -9 of an etcd',
    targetSeconds: 2,
    strike: async ({ database }) => {
      const etcd = database.running.get('etcd1')
      etcd?.signal('SIGKILL')
      await etcd?.ended
      return async () => database.start('etcd1')
    },
  },
  {
    name: 'kill -9 of the database’s HAProxy, started again at once',
    targetSeconds: 5,
    strike: async ({ database }) => {
      const proxy = database.running.get('haproxy-database')
      proxy?.signal('SIGKILL')
      await proxy?.ended
      database.start('haproxy-database')
      return async () => {}
    },
  },
  {
    name: 'kill -9 of an API, its players go to the other',
    targetSeconds: 2,
    strike: async ({ layout, product }) => {
      const [api] = product.apis
      api?.child.kill('SIGKILL')
      return async () => {
        product.apis[0] = await startRoundApi(databaseUrlOf(layout), layout.apiPorts[0] ?? 0)
      }
    },
  },
  {
    name: 'planned switchover of the database',
    targetSeconds: 2,
    strike: async ({ database }) => {
      const { name } = await leaderOf(database)
      await database.switchOver(name)
      return async () => {}
    },
  },
  {
    name: 'rolling release: every API is replaced',
    targetSeconds: 1,
    strike: async (drilled) => {
      await replaceApis(drilled)
      return async () => {}
    },
  },
  ...drillDamage,
  ...drillFreezes,
]
