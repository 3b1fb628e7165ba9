import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { certificatesOf, makeCertificates } from '#tools/cluster/make-certificates.ts'
import { checkClusterCertificates } from './check-cluster-certificates.ts'

const DAY_MS = 86_400_000
let folder: string
const at = (name: string) => join(folder, name)
const check = (places: string, daysFromNow: number, etcd?: string) =>
  checkClusterCertificates({ members: undefined, etcd, places, nowMs: Date.now() + daysFromNow * DAY_MS })

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cluster-certificates-'))
  makeCertificates(folder, ['etcd1', 'pg1'], '127.0.0.1')
})
afterAll(() => rmSync(folder, { recursive: true }))

it('says of each file of a folder how long it lasts', async () => {
  const good = await check(folder, 794)
  expect(good.map(({ state }) => state)).toEqual(['good', 'good', 'good'])
  expect(good[1]?.what).toMatch(/etcd1\.crt ends in 3[01] days$/)
})

it('warns a month before one ends, and says how it is made anew', async () => {
  expect(await check(folder, 796)).toMatchObject([
    { state: 'good', what: expect.stringContaining('authority.crt') },
    { state: 'look', what: expect.stringMatching(/etcd1\.crt ends in 2[89] days$/) },
    { state: 'look', wayOut: expect.stringContaining('make-certificates.sh') },
  ])
})

it('fails when one has ended', async () => {
  expect(await check(`${at('pg1.crt')}, ${at('authority.crt')}`, 826)).toMatchObject([
    {
      state: 'wrong',
      what: `the certificate ${at('pg1.crt')} has ended`,
      wayOut: expect.stringContaining('cluster.md'),
    },
    { state: 'good' },
  ])
})

it('counts the one of a file that ends first', async () => {
  writeFileSync(at('both.pem'), ['authority.crt', 'pg1.crt'].map((name) => readFileSync(at(name), 'utf8')).join(''))
  expect(await check(at('both.pem'), 796)).toMatchObject([{ state: 'look' }])
})

it('says which file it cannot read', async () => {
  writeFileSync(at('empty.pem'), 'nothing')
  expect(await check(`${at('gone.crt')},${at('empty.pem')}`, 0)).toMatchObject([
    { state: 'wrong', what: expect.stringContaining('gone.crt, which cannot be read') },
    { state: 'wrong', what: expect.stringContaining('empty.pem, which cannot be read: it holds no certificate') },
  ])
})

it('reads the one that etcd shows, although etcd lets nobody in without a certificate', async () => {
  const files = certificatesOf(folder, 'etcd1')
  const etcd = createServer(
    {
      key: readFileSync(files.KEY),
      cert: readFileSync(files.CERTIFICATE),
      ca: readFileSync(files.AUTHORITY),
      requestCert: true,
      rejectUnauthorized: true,
    },
    (socket) => socket.on('error', () => {}).end(),
  )
  etcd.on('tlsClientError', () => {})
  await new Promise<void>((done) => etcd.listen(0, '127.0.0.1', done))
  try {
    const url = `https://127.0.0.1:${(etcd.address() as AddressInfo).port}`
    const states = async (days: number) => (await check('', days, url)).map(({ state }) => state)
    expect([await states(0), await states(796), await states(826)]).toEqual([['good'], ['look'], ['wrong']])
  } finally {
    etcd.close()
  }
  expect(await check('', 0, 'https://127.0.0.1:9,http://127.0.0.1:2379')).toMatchObject([
    { state: 'look', what: expect.stringContaining('shows no certificate') },
    { state: 'wrong', what: 'ETCD_URLS names http://127.0.0.1:2379' },
  ])
})

it('says nothing without a cluster, and with one that nothing is said about', async () => {
  const nobody = { etcd: undefined, places: ' ', nowMs: Date.now() }
  expect(await checkClusterCertificates({ ...nobody, members: undefined })).toEqual([])
  expect(await checkClusterCertificates({ ...nobody, members: 'http://10.0.0.1:8008' })).toMatchObject([
    { state: 'look', wayOut: expect.stringContaining('ETCD_URLS') },
  ])
})
