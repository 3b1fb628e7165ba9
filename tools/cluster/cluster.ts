import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPorts } from '#tools/start/ports.ts'
import { SECOND_NODE_PORTS } from '#tools/start/second-node.ts'
import { fillTemplate } from './fill-template.ts'
import { findPrograms } from './find-programs.ts'
import { databaseUrlOf, layOut } from './layout.ts'
import { startProgram } from './programs.ts'
import { startDatabase } from './start-database.ts'

/**
 * `npm run cluster`: the demonstration on a redundant database. Three etcd, three PostgreSQL under Patroni, HAProxy and
 * PgBouncer; two APIs and two workers, the APIs behind a HAProxy of their own; the doors and stand-ins of `npm start`.
 * All on this machine; Ctrl-C ends everything and leaves nothing.
 */
const FIRST_PORT = Number(process.env['CLUSTER_FIRST_PORT'] ?? 15_400)
const MAX_CONNECTIONS = 2_000

const programs = findPrograms()
if ('missing' in programs) {
  console.error(
    `Missing for a cluster: ${programs.missing.join(', ')}. On Debian: apt-get install ${programs.missing.join(' ')}`,
  )
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'tolar-cluster-'))
chmodSync(folder, 0o755)
const layout = layOut(folder, FIRST_PORT, randomBytes(12).toString('hex'))
console.log('Starting three etcd, three PostgreSQL under Patroni, HAProxy and PgBouncer …')
const database = await startDatabase(layout, programs)

const ports = readPorts(process.env)
const configuration = join(folder, 'haproxy-web.cfg')
const servers = [ports.api, ports.api + SECOND_NODE_PORTS]
  .map((port, place) => `  server api${place + 1} ${layout.host}:${port} check`)
  .join('\n')
writeFileSync(
  configuration,
  fillTemplate('haproxy-web.cfg', {
    HOST: layout.host,
    MAX_CONNECTIONS,
    WEB_PORT: layout.webPort,
    API_SERVERS: servers,
  }),
)
const web = startProgram(
  { name: 'haproxy-web', path: programs.pathOf('haproxy'), args: ['-db', '-f', configuration] },
  join(folder, 'logs'),
)
const product = spawn(process.execPath, ['tools/start/start.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DATABASE_URL: databaseUrlOf(layout),
    DATA_DIR: join(folder, 'data'),
    DEMO_LIFE: process.env['DEMO_LIFE'] ?? 'none',
    SECOND_NODE: 'yes',
    API_ORIGIN: `http://${layout.host}:${layout.webPort}`,
  },
})
console.log(`Patroni: ${layout.members.map(({ name, rest }) => `${name} http://${layout.host}:${rest}`).join(', ')}`)
console.log(`patronictl -c ${join(folder, 'pg1.yml')} list    logs: ${join(folder, 'logs')}`)
// The product gets Ctrl-C from the terminal; it must end before its database.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => product.kill('SIGTERM'))
product.once('exit', (code) => {
  web.signal('SIGKILL')
  void database.stop().finally(() => {
    rmSync(folder, { recursive: true, force: true })
    process.exit(code ?? 1)
  })
})
