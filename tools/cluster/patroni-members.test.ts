import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { etcdApiOf } from './etcd-api.ts'
import { fillTemplate } from './fill-template.ts'
import { lacksOf, type PatroniMember } from './patroni-members.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../deploy/cluster', name), 'utf8')
const whole: readonly PatroniMember[] = [
  { name: 'pg1', role: 'sync_standby', state: 'streaming', timeline: 3, lag: 0 },
  { name: 'pg2', role: 'leader', state: 'running', timeline: 3 },
  { name: 'pg3', role: 'replica', state: 'running', timeline: 3, lag: 4096 },
]
const with3 = (change: Partial<PatroniMember>) => whole.map((one) => (one.name === 'pg3' ? { ...one, ...change } : one))

it('a database has no fault if one member leads, one is synchronous, and all follow', () => {
  expect(lacksOf(whole)).toEqual([])
  expect(lacksOf(whole.filter(({ name }) => name !== 'pg2'))).toEqual(['no member leads'])
  expect(lacksOf(whole.filter(({ name }) => name !== 'pg1'))).toEqual(['no standby is synchronous'])
  expect(lacksOf(with3({ state: 'start failed' }))).toEqual(['pg3 is start failed'])
})

it('a member on another timeline is a fault: it stays there although its PostgreSQL runs', () => {
  expect(lacksOf(with3({ timeline: 4 }))).toEqual(['pg3 is on timeline 4, the leader on 3'])
  expect(lacksOf([...whole.slice(1, 2), { name: 'pg3', role: 'replica', state: 'stopped', lag: 'unknown' }])).toEqual([
    'no standby is synchronous',
    'pg3 is stopped',
    'pg3 is on timeline ?, the leader on 3',
  ])
})

it.each([
  ['3.0.2', 'etcd'],
  ['2.1.7', 'etcd'],
  ['3.0.3', 'etcd3'],
  ['3.0.10', 'etcd3'],
  ['4.1.4', 'etcd3'],
  ['0', 'etcd'],
])('Patroni %s keeps its lead by %s, which compares before it writes', (version, api) => {
  expect(etcdApiOf(version)).toBe(api)
})

it('etcd and Patroni can read the configurations in deploy/cluster', () => {
  const files = { AUTHORITY: 'a.crt', CERTIFICATE: 'b.crt', KEY: 'b.key' }
  const etcd = parse(
    fillTemplate('etcd.yml', { NAME: 'a', DATA_DIR: 'a', CLUSTER: 'a', CLIENT_URL: 'a', PEER_URL: 'a', ...files }),
  ) as Record<string, unknown>
  expect(etcd['enable-v2']).toBe(false)
  const names = [...read('patroni.yml').matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
  const patroni = parse(
    fillTemplate('patroni.yml', {
      ...Object.fromEntries(names.map((name) => [name, 1])),
      ETCD_API: 'etcd',
      ETCD_HOSTS: 'a:1',
      ...files,
    }),
  ) as { etcd: object; restapi: object; bootstrap: { dcs: { ttl: number; loop_wait: number; retry_timeout: number } } }
  expect(patroni.etcd).toEqual({ hosts: 'a:1', protocol: 'https', cacert: 'a.crt', cert: 'b.crt', key: 'b.key' })
  expect(patroni.restapi).toHaveProperty('authentication.password', '1')
  const { ttl, loop_wait: wait, retry_timeout: retry } = patroni.bootstrap.dcs
  // With a shorter one, a leader that does not reach etcd could still lead when its successor already does.
  expect(ttl).toBeGreaterThanOrEqual(wait + 2 * retry)
})
