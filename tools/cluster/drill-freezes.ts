import { setTimeout as pause } from 'node:timers/promises'
import type { DrillEvent } from './drill-events.ts'
import { standbyOf } from './members-of-roles.ts'

/**
 * Longer than the detection: a balancer's two health checks, or PostgreSQL's `wal_sender_timeout` with one loop of
 * Patroni.
 */
const FROZEN_MS = 20_000

/**
 * Processes that freeze instead of dying: nobody is notified, and connections stay open. The leader's freeze is among
 * the events themselves.
 */
export const drillFreezes: readonly DrillEvent[] = [
  {
    name: 'the synchronous standby’s machine freezes for 20 s',
    targetSeconds: 22,
    strike: async ({ database }) => {
      const { running } = await standbyOf(database)
      return freeze((signal) => running.signal(signal))
    },
  },
  {
    name: 'an etcd freezes for 20 s',
    targetSeconds: 2,
    strike: async ({ database }) => freeze((signal) => database.running.get('etcd1')?.signal(signal)),
  },
  {
    name: 'an API freezes for 20 s, its players go to the other',
    targetSeconds: 10,
    strike: async ({ product }) => freeze((signal) => product.apis[0]?.child.kill(signal)),
  },
  {
    name: 'a worker freezes for 20 s',
    targetSeconds: 1,
    strike: async ({ product }) => freeze((signal) => product.worker.kill(signal)),
  },
  {
    name: 'a door freezes for 20 s, its players go to the other',
    targetSeconds: 10,
    strike: async ({ product }) => freeze((signal) => product.doors[0]?.kill(signal)),
  },
]

async function freeze(tell: (signal: 'SIGSTOP' | 'SIGCONT') => unknown): Promise<() => Promise<void>> {
  tell('SIGSTOP')
  await pause(FROZEN_MS)
  tell('SIGCONT')
  return async () => {}
}
