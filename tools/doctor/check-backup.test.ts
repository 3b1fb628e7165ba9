import { expect, it } from 'vitest'
import { judgeBackups, readCall, type BackupInfo } from './check-backup.ts'

/** As pgBackRest 2.45 wrote it after a full backup of PostgreSQL 15. */
const WRITTEN =
  '[{"archive":[{"database":{"id":1,"repo-key":1},"id":"15-1","max":"000000010000000000000002","min":"000000010000000000000001"}],"backup":[{"archive":{"start":"000000010000000000000002","stop":"000000010000000000000002"},"backrest":{"format":5,"version":"2.45"},"database":{"id":1,"repo-key":1},"error":false,"info":{"delta":22992715,"repository":{"delta":4534202,"size":4534202},"size":22992715},"label":"20261128-041147F","lsn":{"start":"0/2000028","stop":"0/2000100"},"prior":null,"reference":null,"timestamp":{"start":1795839107,"stop":1795839110},"type":"full"}],"cipher":"none","db":[{"id":1,"repo-key":1,"system-id":7713070224862998030,"version":"15"}],"name":"tolar","repo":[{"cipher":"none","key":1,"status":{"code":0,"message":"ok"}}],"status":{"code":0,"lock":{"backup":{"held":false}},"message":"ok"}}]'
const info = JSON.parse(WRITTEN) as BackupInfo
const after = (hours: number) => new Date((1_795_839_110 + hours * 3600) * 1000)
const stateOf = (some: BackupInfo, hours = 1) => judgeBackups(some, 'tolar', after(hours)).map(({ state }) => state)

it('says how old the newest backup is, and that a day without one is wrong', () => {
  expect(judgeBackups(info, 'tolar', after(2))).toEqual([{ state: 'good', what: 'the newest backup is 2.0 h old' }])
  expect([stateOf(info, 4), stateOf(info, 27)]).toEqual([['look'], ['wrong']])
  const older = info.map((one) => ({
    ...one,
    backup: [...one.backup, { type: 'incr', timestamp: { stop: 1_795_839_110 - 9 * 3600 } }],
  }))
  expect(stateOf(older)).toEqual(['good'])
})

it('counts no backup with errors, and says where there is none or no repository', () => {
  const changed = (change: object) => info.map((one) => ({ ...one, ...change }))
  expect(stateOf(changed({ backup: info[0]?.backup.map((one) => ({ ...one, error: true })) }))).toEqual(['wrong'])
  expect(stateOf(changed({ backup: [], status: { code: 2, message: 'no valid backups' } }))).toEqual(['wrong'])
  expect(stateOf(changed({ status: { code: 99, message: 'other' } }))).toEqual(['wrong', 'good'])
  expect(
    judgeBackups(changed({ backup: [], status: { code: 1, message: 'missing stanza path' } }), 'tolar', after(1)),
  ).toMatchObject([{ state: 'look', what: expect.stringMatching(/cannot be known here.*\(missing stanza path\)$/) }])
  expect(stateOf([])).toEqual(['wrong'])
})

it('reads stanza and configuration from the command that archives the log', () => {
  expect(readCall('pgbackrest --config=/etc/b.conf --stanza=tolar archive-push %p')).toEqual({
    stanza: 'tolar',
    configuration: '/etc/b.conf',
  })
  expect(readCall('/usr/bin/pgbackrest --stanza=one-2 archive-push %p')).toEqual({ stanza: 'one-2' })
  expect(readCall('test -d /archive')).toBeUndefined()
})
