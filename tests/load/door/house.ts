import { execFileSync, fork, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { demoEnvironment } from '#config/demo.ts'
import { freePort } from '#tests/database-setup.ts'
import { fillTemplate } from '#tools/cluster/fill-template.ts'
import { startRoundApi } from '../measure-rounds.ts'

/** Host names by which the proxy distinguishes the sites. */
export const PLAYER_HOST = 'player.test'
export const GAMES_HOST = 'games.test'
const ROOT = join(import.meta.dirname, '../../..')
/** Doors render their first page while many others start. */
const READY_TRIES = 1_500

export type House = {
  /** Ports of the edge proxies: one if its limit of descriptors suffices; all behind one name in production. */
  readonly ports: readonly number[]
  /** Certificate of the proxy, trusted by the clients. */
  readonly certificate: string
  /** Whether the player site renders pages; without its build only calls are forwarded. */
  readonly hasPages: boolean
  readonly processes: readonly { readonly name: string; readonly pid: number }[]
  readonly stop: () => Promise<void>
}

/**
 * The path from the internet to the API: HAProxy with deploy/edge/haproxy-edge.cfg, the doors of players and games,
 * HAProxy with deploy/cluster/haproxy-web.cfg, and the whole API; all as processes.
 */
export async function openHouse(
  databaseUrl: string,
  {
    folder,
    haproxy,
    connections,
    connectionsPerAddress,
    lanes,
  }: {
    readonly folder: string
    readonly haproxy: string
    readonly connections: number
    readonly connectionsPerAddress: number
    /** The number of each: edge proxies, doors of players, proxies before the API. */
    readonly lanes: number
  },
): Promise<House> {
  const [games, apiPort] = [await freePort(), await freePort()]
  const hasPages = existsSync(join(ROOT, 'build/player/client'))
  const certificate = makeCertificate(folder)
  const api = await startRoundApi(databaseUrl, apiPort)
  const children: { readonly name: string; readonly child: ChildProcess }[] = []
  const start = (name: string, child: ChildProcess) => void children.push({ name, child })
  const ports: number[] = []
  for (let lane = 1; lane <= lanes; lane += 1) {
    const [port, web, player] = [await freePort(), await freePort(), await freePort()]
    ports.push(port)
    const webProxy = startProxy(haproxy, join(folder, `web${lane}.cfg`), 'haproxy-web.cfg', {
      HOST: '127.0.0.1',
      MAX_CONNECTIONS: connections,
      WEB_PORT: web,
      API_SERVERS: `  server api1 127.0.0.1:${apiPort} check`,
    })
    const apiOrigin = `http://127.0.0.1:${web}`
    const edge = startProxy(haproxy, join(folder, `edge${lane}.cfg`), '../edge/haproxy-edge.cfg', {
      ADDRESS: '127.0.0.1',
      TLS_PORT: port,
      MAX_CONNECTIONS: connections,
      SOCKET: join(folder, `edge${lane}.sock`),
      CERTIFICATE: join(folder, 'edge.pem'),
      CONNECTIONS_PER_ADDRESS: connectionsPerAddress,
      REQUESTS_PER_ADDRESS: 1000,
      PAGES_AT_ONCE: 64,
      GAMES_HOST,
      BACKOFFICE_HOST: 'backoffice.test',
      PLAYER_SERVERS: `  server player1 127.0.0.1:${player} check`,
      PLAYER_CALL_SERVERS: `  server player1 127.0.0.1:${player} track player/player1`,
      GAMES_SERVERS: `  server games1 127.0.0.1:${games} check`,
      BACKOFFICE_SERVERS: '',
    })
    start(`edge ${lane}`, edge)
    start(`player door ${lane}`, hasPages ? startPlayer(player, apiOrigin) : startDoor(player, apiOrigin, 'player'))
    if (lane === 1) start('games door', startDoor(games, apiOrigin, 'games'))
    start(`proxy before the API ${lane}`, webProxy)
  }
  const house: House = {
    ports,
    certificate,
    hasPages,
    processes: [
      ...children.map(({ name, child }) => ({ name, pid: child.pid ?? 0 })),
      { name: 'API', pid: api.child.pid ?? 0 },
    ],
    stop: async () => {
      await Promise.all(children.map(({ child }) => end(child)))
      await api.stop()
    },
  }
  for (const port of ports)
    for (const host of [PLAYER_HOST, GAMES_HOST])
      for (let tries = 0; !(await isAnswering(port, certificate, host)); tries += 1) {
        if (tries === READY_TRIES) {
          await house.stop()
          throw new Error(`${host} does not answer through the proxy.`)
        }
        await pause(100)
      }
  return house
}

function makeCertificate(folder: string): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const names = `subjectAltName=DNS:${PLAYER_HOST},DNS:${GAMES_HOST}`
  const how = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', [...how, '-subj', '/CN=door', '-addext', names, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  writeFileSync(join(folder, 'edge.pem'), readFileSync(key, 'utf8') + readFileSync(certificate, 'utf8'), {
    mode: 0o600,
  })
  return readFileSync(certificate, 'utf8')
}

function startProxy(
  program: string,
  path: string,
  template: string,
  values: Readonly<Record<string, string | number>>,
): ChildProcess {
  writeFileSync(path, fillTemplate(template, values))
  return spawn(program, ['-db', '-f', path], { stdio: 'ignore' })
}

const doorEnvironment = (port: number, apiOrigin: string) => ({
  ...process.env,
  ...demoEnvironment,
  NODE_ENV: 'production',
  LOG_LEVEL: 'silent',
  HOST: '127.0.0.1',
  PORT: String(port),
  API_ORIGIN: apiOrigin,
  TRUSTED_PROXIES: '127.0.0.1',
})

function startPlayer(port: number, apiOrigin: string): ChildProcess {
  return spawn(process.execPath, [join(ROOT, 'apps/player/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...doorEnvironment(port, apiOrigin),
      PUBLIC_PLAYER_ORIGIN: `https://${PLAYER_HOST}`,
      PUBLIC_GAMES_ORIGIN: `https://${GAMES_HOST}`,
      VISITORS_PER_SECOND: '20',
    },
  })
}

function startDoor(port: number, apiOrigin: string, door: 'player' | 'games'): ChildProcess {
  return fork(join(import.meta.dirname, '../door-process.ts'), [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...doorEnvironment(port, apiOrigin), DOOR: door },
  })
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

function isAnswering(port: number, certificate: string, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = request(
      { port, host: '127.0.0.1', servername: host, ca: certificate, path: '/health/ready', headers: { host } },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode === 200)
      },
    )
    sent.setTimeout(1000, () => sent.destroy())
    sent.on('error', () => resolve(false))
    sent.end()
  })
}
