import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { afterEach, expect, it } from 'vitest'
import { checkCertificates } from './check-certificates.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A server with a certificate for `localhost` that ends in some days. */
async function startServer(days: number) {
  const folder = mkdtempSync(join(tmpdir(), 'tolar-certificate-'))
  ends.push(() => rmSync(folder, { recursive: true }))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', [...kind, ...name, '-days', String(days), '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const ca = readFileSync(cert, 'utf8')
  const server = createServer({ key: readFileSync(key), cert: ca }, (socket) => socket.on('error', () => {}).end())
  server.on('tlsClientError', () => {})
  await new Promise<void>((done) => server.listen(0, done))
  ends.push(() => server.close())
  return { ca, port: (server.address() as AddressInfo).port }
}
const check = (host: string, port: number, ca?: string) =>
  checkCertificates({ PUBLIC_PLAYER_ORIGIN: `https://${host}:${port}`, PUBLIC_GAMES_ORIGIN: 'http://localhost:1' }, ca)

it.each([
  [61, 'good'],
  [11, 'look'],
  [2, 'wrong'],
])('reports a certificate that ends in %i days: %s', async (days, state) => {
  const { port, ca } = await startServer(days)
  expect(await check('localhost', port, ca)).toMatchObject([
    { state, what: expect.stringMatching(/^PUBLIC_PLAYER_ORIGIN: the certificate of localhost:\d+ ends in \d+ days$/) },
  ])
})

it('reports one that browsers refuse, and an address that is not reached', async () => {
  const { port, ca } = await startServer(61)
  expect(await check('localhost', port)).toMatchObject([{ state: 'wrong', what: expect.stringContaining('refuse') }])
  expect(await check('127.0.0.1', port, ca)).toMatchObject([
    { state: 'wrong', what: expect.stringContaining('refuse') },
  ])
  expect(await check('localhost', 9)).toMatchObject([{ state: 'look' }])
})
