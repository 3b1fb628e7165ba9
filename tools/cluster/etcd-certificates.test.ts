import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { freePort } from '#tests/database-setup.ts'
import { PATIENCE } from '#tests/patience.ts'
import { fillTemplate } from './fill-template.ts'
import { findProgram } from './find-programs.ts'
import { certificatesOf, makeCertificates } from './make-certificates.ts'

const etcd = findProgram('etcd')
type Shown = { readonly ca: string; readonly cert?: string; readonly key?: string }

/** What etcd answers to a caller with this certificate: a status, or that the connection failed. */
const ask = (port: number, shown: Shown): Promise<number | string> =>
  new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: '/version', agent: false, ...shown }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asked.on('error', () => resolve('refused'))
    asked.end()
  })

it('gives the addresses of etcd and of its other members to nobody without a certificate', () => {
  const blocks = readFileSync(new URL('../../deploy/cluster/etcd.yml', import.meta.url), 'utf8')
  for (const side of ['client', 'peer'])
    expect(blocks).toMatch(new RegExp(`^${side}-transport-security:\\n(?: {2}.*\\n)*? {2}client-cert-auth: true$`, 'm'))
})

it.skipIf(!etcd)('a member answers who shows a certificate of its authority, and nobody else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'etcd-'))
  const [client, peer] = [await freePort(), await freePort()]
  makeCertificates(join(folder, 'ours'), ['etcd1', 'pg1'], '127.0.0.1')
  makeCertificates(join(folder, 'theirs'), ['pg1'], '127.0.0.1')
  const configuration = join(folder, 'etcd.yml')
  const text = fillTemplate('etcd.yml', {
    NAME: 'etcd1',
    DATA_DIR: join(folder, 'data'),
    CLUSTER: `etcd1=https://127.0.0.1:${peer}`,
    CLIENT_URL: `https://127.0.0.1:${client}`,
    PEER_URL: `https://127.0.0.1:${peer}`,
    ...certificatesOf(join(folder, 'ours'), 'etcd1'),
  })
  writeFileSync(configuration, text)
  const child = spawn(etcd ?? '', ['--config-file', configuration], { stdio: 'ignore' })
  const read = (from: string) => {
    const { CERTIFICATE, KEY } = certificatesOf(join(folder, from), 'pg1')
    return { cert: readFileSync(CERTIFICATE, 'utf8'), key: readFileSync(KEY, 'utf8') }
  }
  try {
    const ca = readFileSync(join(folder, 'ours', 'authority.crt'), 'utf8')
    await expect.poll(() => ask(client, { ca, ...read('ours') }), PATIENCE).toBe(200)
    expect(await ask(client, { ca })).toBe('refused')
    expect(await ask(client, { ca, ...read('theirs') })).toBe('refused')
    expect(await ask(peer, { ca })).toBe('refused')
    // Made anew while it runs: the next connection has the new one, with the authority of before.
    const before = read('ours').cert
    makeCertificates(join(folder, 'ours'), ['etcd1', 'pg1'], '127.0.0.1')
    expect(read('ours').cert).not.toBe(before)
    expect(await ask(client, { ca, ...read('ours') })).toBe(200)
  } finally {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  }
})
