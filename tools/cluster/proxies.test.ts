import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { Agent, request } from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect as connectTls } from 'node:tls'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '#tests/database-setup.ts'
import { fillTemplate, serverLines } from './fill-template.ts'
import { findProgram } from './find-programs.ts'

/** The configurations in deploy/, in the HAProxy of this machine. */
const haproxy = findProgram('haproxy')
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A process behind the proxy: answers with its name, whether it is ready or not. */
async function startProcess(name: string) {
  const it = {
    name,
    isReady: true,
    isEnding: false,
    asked: 0,
    seen: {} as Record<string, unknown>,
    port: 0,
    stop: () => {},
  }
  const server: Server = createServer((asked, reply) => {
    if (asked.url === '/health/ready') return void reply.writeHead(it.isReady ? 200 : 503).end()
    it.asked += 1
    if (it.isEnding) return it.stop()
    it.seen = asked.headers
    return void asked.resume().on('end', () => reply.writeHead(it.isReady ? 200 : 503).end(name))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  it.port = (server.address() as AddressInfo).port
  it.stop = () => {
    server.close()
    server.closeAllConnections()
  }
  ends.push(it.stop)
  return it
}

function startProxy(configuration: string): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
  writeFileSync(join(folder, 'proxy.cfg'), configuration)
  const child = spawn(haproxy ?? '', ['-db', '-f', join(folder, 'proxy.cfg')], { stdio: 'ignore' })
  ends.push(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })
  return child
}

describe.skipIf(!haproxy)('the proxy before the API (Debian: apt-get install haproxy)', () => {
  async function openApis() {
    const [one, other, port] = [await startProcess('one'), await startProcess('other'), await freePort()]
    const servers = [one, other].map((api) => serverLines(api.name, `127.0.0.1:${api.port}`)).join('\n')
    const values = { HOST: '127.0.0.1', MAX_CONNECTIONS: 100, WEB_PORT: port, API_SERVERS: servers }
    startProxy(fillTemplate('haproxy-web.cfg', values))
    const ask = async (session: string, method = 'GET') => {
      const headers = { authorization: `Bearer ${session}` }
      const answer = await fetch(`http://127.0.0.1:${port}/a`, { headers, method }).catch(() => undefined)
      return answer && `${answer.status} ${await answer.text()}`
    }
    await expect.poll(() => ask('a')).toMatch(/^200 /)
    return {
      one,
      other,
      ask,
      askAll: () => Promise.all(Array.from({ length: 30 }, (_, place) => ask(`session ${place}`))),
    }
  }

  /** Two APIs with open connections; the one of the session "mine" ends with the next request that it reads. */
  async function openEnding() {
    const { one, other, ask, askAll } = await openApis()
    await askAll()
    const [mine, rest] = (await ask('mine')) === '200 one' ? [one, other] : [other, one]
    Object.assign(mine, { isEnding: true, asked: 0 })
    return { mine, rest, ask, askAll }
  }

  it('sends a session to the same API, and to another one when that API ends', async () => {
    const { one, other, ask, askAll } = await openApis()
    const before = await ask('mine')
    for (let times = 0; times < 5; times += 1) expect(await ask('mine')).toBe(before)
    expect(new Set(await askAll())).toEqual(new Set(['200 one', '200 other']))
    const [mine, rest] = before === '200 one' ? [one, other] : [other, one]
    // It ends before any check can notice it: no request is lost.
    mine.stop()
    expect(new Set(await askAll())).toEqual(new Set([`200 ${rest.name}`]))
  })

  it('sends what only reads to another API when one ends with it', async () => {
    const { mine, rest, askAll } = await openEnding()
    expect(new Set(await askAll())).toEqual(new Set([`200 ${rest.name}`]))
    expect(mine.asked).toBeGreaterThan(0)
  })

  it('sends what may change something to no other API when one ends with it', async () => {
    const { mine, rest, ask } = await openEnding()
    const before = rest.asked
    expect(await ask('mine', 'POST')).not.toBe(`200 ${rest.name}`)
    expect([mine.asked, rest.asked - before]).toEqual([1, 0])
  })

  it('sends no request to a process that is not ready, unless none is ready', async () => {
    const { one, other, askAll } = await openApis()
    one.isReady = false
    await expect.poll(async () => new Set(await askAll())).toEqual(new Set(['200 other']))
    // During a switchover of the database the processes respond themselves, and not a proxy that waits for its checks.
    other.isReady = false
    await expect.poll(async () => new Set(await askAll())).toEqual(new Set(['503 one', '503 other']))
    other.isReady = true
    one.isReady = true
    expect(new Set(await askAll())).toEqual(new Set(['200 one', '200 other']))
  })
})

describe.skipIf(!haproxy)('the proxy before the database (Debian: apt-get install haproxy)', () => {
  it('answers keepalived while no member leads: the floating address does not leave a machine for that', async () => {
    const [write, read, alive] = [await freePort(), await freePort(), await freePort()]
    const servers = '  server pg1 127.0.0.1:9 check'
    const ports = { WRITE_PORT: write, READ_PORT: read, ALIVE_PORT: alive }
    const all = { HOST: '127.0.0.1', ...ports, WRITE_SERVERS: servers, READ_SERVERS: servers }
    startProxy(fillTemplate('haproxy-database.cfg', all))
    const ask = () => fetch(`http://127.0.0.1:${alive}/haproxy-alive`).then(({ status }) => status)
    await expect.poll(() => ask().catch(() => 0)).toBe(200)
  })
})

function makeCertificate(name: string, key: string, certificate: string, both: string): void {
  const how = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const parts = ['-subj', `/CN=${name}`, '-keyout', key, '-out', certificate]
  execFileSync('openssl', [...how, ...parts], { stdio: 'ignore' })
  writeFileSync(both, readFileSync(key, 'utf8') + readFileSync(certificate, 'utf8'))
}

describe.skipIf(!haproxy)('the proxy in front (Debian: apt-get install haproxy)', () => {
  async function openEdge(change: (configuration: string) => string = (one) => one) {
    const [player, office, port] = [await startProcess('player'), await startProcess('backoffice'), await freePort()]
    const folder = mkdtempSync(join(tmpdir(), 'edge-'))
    ends.push(() => rmSync(folder, { recursive: true }))
    const [key, certificate, both] = ['key', 'certificate', 'both'].map((name) => join(folder, `${name}.pem`)) as [
      string,
      string,
      string,
    ]
    makeCertificate('player.test', key, certificate, both)
    const configuration = fillTemplate('../edge/haproxy-edge.cfg', {
      ADDRESS: '127.0.0.1',
      TLS_PORT: port,
      MAX_CONNECTIONS: 100,
      SOCKET: join(folder, 'edge.sock'),
      CERTIFICATE: both,
      CONNECTIONS_PER_ADDRESS: 50,
      REQUESTS_PER_ADDRESS: 500,
      PAGES_AT_ONCE: 8,
      GAMES_HOST: 'games.test',
      BACKOFFICE_HOST: 'office.test',
      PLAYER_SERVERS: serverLines('player1', `127.0.0.1:${player.port}`),
      PLAYER_CALL_SERVERS: serverLines('player1', `127.0.0.1:${player.port}`, 'track player/player1'),
      GAMES_SERVERS: '',
      BACKOFFICE_SERVERS: serverLines('backoffice1', `127.0.0.1:${office.port}`),
    })
    const proxy = startProxy(change(configuration))
    const agent = new Agent({ rejectUnauthorized: false, keepAlive: false })
    const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<string>((resolve) => {
        const sent = request(
          { host: '127.0.0.1', port, path, method, agent, headers: { host: 'player.test', ...headers } },
          (answer) => {
            void text(answer).then((said) => resolve(`${answer.statusCode} ${said}`))
          },
        )
        sent.on('error', (error) => resolve(error.message))
        sent.end()
      })
    /** The state of each server in the proxy. */
    const readStates = () => {
      const socket = connect(join(folder, 'edge.sock'))
      socket.write('show stat\n')
      return text(socket)
    }
    await expect.poll(() => ask('/')).toBe('200 player')
    return { proxy, folder, player, office, port, ask, readStates }
  }

  it.skipIf(process.getuid?.() !== 0)('has no rights of root once it serves, and sees no files', async () => {
    const { proxy } = await openEdge()
    const status = readFileSync(`/proc/${proxy.pid}/status`, 'utf8')
    expect(/^Uid:\s+(.*)$/m.exec(status)?.[1]?.split('\t')).not.toContain('0')
    expect(readdirSync(`/proc/${proxy.pid}/root/`)).toEqual(readdirSync('/var/lib/haproxy'))
  })

  /** Two doors; the next request that the first reads ends it. */
  async function openEnding() {
    const second = await startProcess('second')
    const edge = await openEdge((configuration) =>
      configuration
        .replace(/^backend player$[^]*?httpchk.*$/m, `$&\n${serverLines('player2', `127.0.0.1:${second.port}`)}`)
        .replace(
          /^backend player_calls$\n/m,
          `$&${serverLines('player2', `127.0.0.1:${second.port}`, 'track player/player2')}\n`,
        ),
    )
    const { player } = edge
    Object.assign(player, { isEnding: true, asked: 0 })
    Object.assign(second, { asked: 0 })
    /** Asks until the ending door has got a request. */
    const askUntilEnded = async (path: string, method: string) => {
      const said: string[] = []
      while (player.asked === 0) said.push(await edge.ask(path, {}, method))
      return said
    }
    return { player, second, askUntilEnded }
  }

  it.each(['/', '/api/anything'])('sends what only reads to another door when one ends with it: %s', async (path) => {
    const { askUntilEnded } = await openEnding()
    expect(new Set(await askUntilEnded(path, 'GET'))).toEqual(new Set(['200 second']))
  })

  it('sends what may change something to no other door when one ends with it', async () => {
    const { second, player, askUntilEnded } = await openEnding()
    const said = await askUntilEnded('/api/anything', 'POST')
    expect(said.at(-1)).not.toMatch(/^200 /)
    expect([player.asked, second.asked]).toEqual([1, said.length - 1])
  })

  it('sets the address of the client itself, whatever headers the request has', async () => {
    const { player, office, ask } = await openEdge()
    const forged = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'elsewhere.test',
    }
    const said = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' }
    for (const path of ['/', '/capi/v2-onling/Anything', '/api/anything']) {
      expect(await ask(path, forged)).toBe('200 player')
      expect(player.seen).toMatchObject({ ...said, 'x-forwarded-host': 'player.test' })
    }
    expect(await ask('/', { ...forged, host: 'OFFICE.test' })).toBe('200 backoffice')
    expect(office.seen).toMatchObject(said)
  })

  it('sends requests to a door that is not ready if no other is: the site shows its own page', async () => {
    const { player, ask, readStates } = await openEdge()
    player.isReady = false
    await expect.poll(readStates).toMatch(/^player,player1,.*,DOWN,/m)
    for (const path of ['/', '/capi/v2-onling/Anything', '/api/anything']) expect(await ask(path)).toBe('503 player')
    player.isReady = true
    expect(await ask('/')).toBe('200 player')
  })

  it.each([
    ['half of its headers', 'GET / HTTP/1.1\r\nhost: player.test\r\n', /^HTTP\/1\.1 408 /],
    ['half of its body', 'POST / HTTP/1.1\r\nhost: player.test\r\ncontent-length: 100\r\n\r\nhalf', /^HTTP\/1\.1 408 /],
    ['a whole request, and then nothing', 'GET / HTTP/1.1\r\nhost: player.test\r\n\r\n', /^HTTP\/1\.1 200 /],
  ])('ends who sends %s, and tells no door of what is not whole', async (_, sent, said) => {
    const { player, port } = await openEdge((configuration) =>
      configuration
        .replace('timeout http-request 10s', 'timeout http-request 500ms')
        .replace('timeout http-keep-alive 30s', 'timeout http-keep-alive 500ms'),
    )
    const before = player.asked
    const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false })
    socket.write(sent)
    expect(await text(socket)).toMatch(said)
    expect(player.asked - before).toBe(said.test('HTTP/1.1 200 ') ? 1 : 0)
  })

  it.skipIf(!existsSync('/usr/bin/socat'))(
    'takes a new certificate without ending a connection, and no broken one',
    async () => {
      const { folder, port } = await openEdge()
      const connectNow = async () => {
        const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false })
        await once(socket, 'secureConnect')
        ends.push(() => socket.destroy())
        return { socket, name: socket.getPeerCertificate().subject.CN }
      }
      const [key, certificate, both] = ['new-key', 'new-certificate', 'new'].map((name) =>
        join(folder, `${name}.pem`),
      ) as [string, string, string]
      makeCertificate('new.test', key, certificate, both)
      const script = join(import.meta.dirname, '../../deploy/edge/change-certificate.sh')
      const change = (file: string) =>
        spawnSync('sh', [script, join(folder, 'edge.sock'), join(folder, 'both.pem'), file], { encoding: 'utf8' })
      const before = await connectNow()
      expect(before.name).toBe('player.test')
      expect(change(certificate)).toMatchObject({ status: 1 })
      expect((await connectNow()).name).toBe('player.test')
      expect(change(both)).toMatchObject({ status: 0, stderr: expect.stringContaining('Success!') })
      expect((await connectNow()).name).toBe('new.test')
      before.socket.write('GET / HTTP/1.1\r\nhost: player.test\r\nconnection: close\r\n\r\n')
      expect(await text(before.socket)).toMatch(/^HTTP\/1\.1 200 /)
      // The next start reads the file.
      expect(readFileSync(join(folder, 'both.pem'), 'utf8')).toBe(readFileSync(both, 'utf8'))
    },
  )

  it('refuses an address further connections beyond its maximum, and no other address', async () => {
    const { port, ask } = await openEdge((configuration) =>
      configuration.replace('sc0_conn_cur gt 50', 'sc0_conn_cur gt 3'),
    )
    let closed = 0
    const sockets = Array.from({ length: 6 }, () =>
      connect(port, '127.0.0.1')
        .on('close', () => (closed += 1))
        .on('error', () => {}),
    )
    await expect.poll(() => closed).toBe(3)
    expect(sockets.filter((socket) => !socket.destroyed)).toHaveLength(3)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => ask('/')).toBe('200 player')
  })
})
