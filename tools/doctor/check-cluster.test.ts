import fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, expect, it } from 'vitest'
import { checkCluster } from './check-cluster.ts'

/** Patroni's REST API as far as the doctor asks. */
let members: object[]
let version: string
let patroni: FastifyInstance
let url: string

beforeEach(async () => {
  version = '4.1.4'
  members = [
    { name: 'pg1', role: 'leader', state: 'running', timeline: 7 },
    { name: 'pg2', role: 'sync_standby', state: 'streaming', timeline: 7, lag: 0 },
  ]
  patroni = fastify()
  patroni.get('/cluster', async () => ({ members }))
  patroni.get('/patroni', async () => ({ state: 'running', patroni: { version, scope: 'tolar' } }))
  url = await patroni.listen({ port: 0, host: '127.0.0.1' })
  return () => patroni.close()
})

it('says nothing where no cluster is named, and that a whole one is whole', async () => {
  expect(await checkCluster(undefined)).toEqual([])
  expect(await checkCluster(` ${url} , `)).toMatchObject([
    { state: 'good', what: 'the database is whole: 2 members, one timeline' },
    { state: 'good' },
  ])
})

it('says what is not whole, and where it is written how it ends', async () => {
  members = [members[0] ?? {}, { name: 'pg2', role: 'replica', state: 'running', timeline: 8, lag: 0 }]
  const findings = await checkCluster(url)
  expect(findings.filter(({ state }) => state === 'wrong')).toMatchObject([
    { what: 'the database is not whole: no standby is synchronous' },
    {
      what: 'the database is not whole: pg2 is on timeline 8, the leader on 7',
      wayOut: expect.stringContaining('DatabaseNotWhole'),
    },
  ])
})

it('says which standby is behind', async () => {
  members.push({ name: 'pg3', role: 'replica', state: 'streaming', timeline: 7, lag: 300_000_000 })
  expect((await checkCluster(url)).filter(({ state }) => state === 'wrong')).toMatchObject([
    { what: 'the database is not whole: pg3 is 300 MB behind' },
  ])
})

it('tells of a Patroni that may take the lead back, and of one that is silent', async () => {
  version = '3.0.2'
  expect(await checkCluster(url)).toMatchObject([
    { state: 'good' },
    { state: 'look', wayOut: expect.stringContaining('etcd, not etcd3') },
  ])
  expect(await checkCluster(`${url},http://127.0.0.1:9`)).toMatchObject([
    { state: 'good' },
    { state: 'look' },
    { state: 'wrong' },
  ])
  expect(await checkCluster('http://127.0.0.1:9')).toMatchObject([
    { state: 'wrong', what: 'no Patroni of PATRONI_URLS answers' },
  ])
})
