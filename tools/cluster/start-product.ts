import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startRoundApi, type RunningApi } from '#tests/load/measure-rounds.ts'
import { fillTemplate } from './fill-template.ts'
import type { Programs } from './find-programs.ts'
import { databaseUrlOf, type Layout } from './layout.ts'
import { startProgram, type Running } from './programs.ts'

const READY_TRIES = 300

/** Two APIs behind HAProxy with routing that sticks to the session. */
export type Product = {
  readonly apis: RunningApi[]
  readonly web: Running
  readonly stop: () => Promise<void>
}

/** Starts the APIs on the cluster's database and the proxy in front of them, and waits until it passes requests. */
export async function startProduct(layout: Layout, programs: Programs): Promise<Product> {
  const { host, folder, webPort, apiPorts } = layout
  const apis = await Promise.all(apiPorts.map((port) => startRoundApi(databaseUrlOf(layout), port)))
  const configuration = join(folder, 'haproxy-web.cfg')
  const servers = apiPorts.map((port, place) => `  server api${place + 1} ${host}:${port} check`).join('\n')
  writeFileSync(
    configuration,
    fillTemplate('haproxy-web.cfg', { HOST: host, MAX_CONNECTIONS: 2000, WEB_PORT: webPort, API_SERVERS: servers }),
  )
  const web = startProgram(
    { name: 'haproxy-web', path: programs.pathOf('haproxy'), args: ['-db', '-f', configuration] },
    join(folder, 'logs'),
  )
  const stop = async (): Promise<void> => {
    web.signal('SIGKILL')
    for (const { child } of apis) child.kill('SIGKILL')
    await web.ended
  }
  for (let tries = 0; !(await isAnswering(`http://${host}:${webPort}/health/ready`)); tries += 1) {
    if (tries === READY_TRIES || web.child.exitCode !== null) {
      await stop()
      throw new Error(`The balancer passes nothing: ${join(folder, 'logs', 'haproxy-web.log')} says why.`)
    }
    await pause(100)
  }
  return { apis, web, stop }
}

const isAnswering = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
