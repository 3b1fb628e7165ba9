import { fork, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { House } from './house.ts'

export type Held = {
  readonly held: number
  readonly opened: number
  /** Closed by the other side. */
  readonly ended: number
  readonly refused: number
  readonly firstRefusal?: string
}

export type Holder = {
  readonly look: () => Promise<Held>
  /** Waits until a number of connections is open, as long as more are opened. */
  readonly reach: (count: number, log?: (line: string) => void) => Promise<Held>
  readonly end: () => Promise<Held>
}

const LOOK_EVERY_MS = 1000
/** How many attempts without progress are allowed, until connections closed at first are replaced. */
const WITHOUT_MORE = 15

/** @param net local network from which they come: a different one for each process */
export function holdSlow(
  house: House,
  order: { readonly count: number; readonly perSecond: number; readonly net: number },
): Holder {
  const { count, perSecond, net } = order
  return holderOf(start('slow-senders.ts', [house.ports.join(','), count, perSecond, net].map(String)))
}

export function holdStreams(
  house: House,
  folder: string,
  order: { readonly tokens: readonly string[]; readonly perToken: number; readonly perSecond: number },
): Holder {
  const path = join(folder, 'streams.json')
  writeFileSync(path, JSON.stringify({ ...order, ports: house.ports }))
  return holderOf(start('idle-streams.ts', [path]))
}

function start(script: string, args: string[]): ChildProcess {
  return fork(join(import.meta.dirname, script), args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
}

function holderOf(child: ChildProcess): Holder {
  let [tell, fail]: [(held: Held) => void, (problem: Error) => void] = [() => {}, () => {}]
  child.on('message', (message: Held) => tell(message))
  child.once('exit', () => fail(new Error('A process of the measurement has ended.')))
  const ask = (word: 'look' | 'end') =>
    new Promise<Held>((resolve, reject) => {
      ;[tell, fail] = [resolve, reject]
      child.send(word)
    })
  return {
    look: () => ask('look'),
    reach: async (count, log) => {
      let [last, most, without] = [await ask('look'), 0, 0]
      while (last.held < count && without < WITHOUT_MORE) {
        await pause(LOOK_EVERY_MS)
        last = await ask('look')
        log?.(JSON.stringify(last))
        without = last.held > most ? 0 : without + 1
        most = Math.max(most, last.held)
      }
      return last
    },
    end: async () => {
      const last = await ask('look')
      await ask('end')
      await pause(LOOK_EVERY_MS)
      child.disconnect()
      return last
    },
  }
}

export type Size = { readonly memoryMb: number; readonly descriptors: number }

/** Memory and open files of each process, from Linux. */
export function sizesOf({ processes }: House): Record<string, Size> {
  return Object.fromEntries(
    processes.map(({ name, pid }) => {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      const kilobytes = Number(/^VmRSS:\s+(?<kb>\d+)/m.exec(status)?.groups?.['kb'])
      return [name, { memoryMb: Math.round(kilobytes / 1024), descriptors: readdirSync(`/proc/${pid}/fd`).length }]
    }),
  )
}
