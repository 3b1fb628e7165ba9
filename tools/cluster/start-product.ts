import { fork, type ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startRoundApi, type RunningApi } from '#tests/load/measure-rounds.ts'
import { fillTemplate, serverLines } from './fill-template.ts'
import type { Programs } from './find-programs.ts'
import { databaseUrlOf, type Layout } from './layout.ts'
import { startProgram, type Running } from './programs.ts'

const READY_TRIES = 300

/** Two APIs behind HAProxy with sticky sessions. */
export type Product = {
  readonly apis: RunningApi[]
  /** Doors of players in front of the APIs' balancer. */
  readonly doors: ChildProcess[]
  worker: ChildProcess
  readonly web: Running
  readonly stop: () => Promise<void>
}

/** Starts the APIs on the cluster's database and the proxy in front of them, and waits until it forwards requests. */
export async function startProduct(layout: Layout, programs: Programs): Promise<Product> {
  const { host, folder, webPort, playPort, apiPorts } = layout
  const apis = await Promise.all(apiPorts.map((_, place) => startApi(layout, place)))
  const configuration = writeProxy(layout, 'haproxy-web.cfg', webPort, apiPorts, 'api')
  const web = startProgram(
    { name: 'haproxy-web', path: programs.pathOf('haproxy'), args: ['-db', '-f', configuration] },
    join(folder, 'logs'),
  )
  const doors = await Promise.all(layout.doorPorts.map((_, place) => startDoor(layout, place)))
  const proxy = startProgram(
    {
      name: 'haproxy-doors',
      path: programs.pathOf('haproxy'),
      args: ['-db', '-f', writeProxy(layout, 'haproxy-doors.cfg', layout.playPort, layout.doorPorts, 'door')],
    },
    join(folder, 'logs'),
  )
  const product: Product = { apis, doors, web, worker: await startWorker(layout), stop: async () => stop() }
  const stop = async (): Promise<void> => {
    for (const one of [web, proxy]) one.signal('SIGKILL')
    for (const child of [...product.apis.map((api) => api.child), ...product.doors, product.worker])
      child.kill('SIGKILL')
    await Promise.all([web.ended, proxy.ended])
  }
  for (let tries = 0; !(await isAnswering(`http://${host}:${playPort}/health/ready`)); tries += 1) {
    if (tries === READY_TRIES || web.child.exitCode !== null) {
      await stop()
      throw new Error(`The balancer passes nothing: ${join(folder, 'logs', 'haproxy-web.log')} says why.`)
    }
    await pause(100)
  }
  return product
}

function writeProxy(
  { host, folder }: Layout,
  name: string,
  port: number,
  behind: readonly number[],
  as: string,
): string {
  const servers = behind.map((one, place) => serverLines(`${as}${place + 1}`, `${host}:${one}`)).join('\n')
  const values = { HOST: host, MAX_CONNECTIONS: 2000, WEB_PORT: port, API_SERVERS: servers }
  const path = join(folder, name)
  writeFileSync(path, fillTemplate('haproxy-web.cfg', values))
  return path
}

/** Starts an API; its warnings are in the folder of logs. */
export function startApi(layout: Layout, place: number): Promise<RunningApi> {
  const log = join(layout.folder, 'logs', `api${place + 1}.log`)
  return startRoundApi(databaseUrlOf(layout), layout.apiPorts[place] ?? 0, [], undefined, log)
}

/** Starts a door before the APIs' balancer. */
export function startDoor({ host, webPort, doorPorts }: Layout, place: number): Promise<ChildProcess> {
  return startOther('door-process.ts', { API_ORIGIN: `http://${host}:${webPort}`, PORT: String(doorPorts[place] ?? 0) })
}

/** Starts a worker on the cluster's database. */
export function startWorker(layout: Layout): Promise<ChildProcess> {
  return startOther('worker-process.ts', { DATABASE_URL: databaseUrlOf(layout) })
}

async function startOther(script: string, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, '../../tests/load', script), [], {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code ?? 'a signal'}.`)))
  })
  return child
}

/** Whether a URL answers with success. */
export const isAnswering = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
