import { describe, expect, it } from 'vitest'
import type { LiveFigures, LiveNews, LivePartner } from '#contract/shapes/live.ts'
import { findAlerts, stateOfPartner } from './find-alerts.ts'
import { writeAge } from './list-queues.ts'

const at = '2026-11-25T12:00:00.000Z'
const queue = { count: 3, oldestAt: null, late: 0, promiseMinutes: 60 }
const installation: LiveFigures['installation'] = {
  processes: [{ kind: 'api', version: '1', startedAt: at, seenAt: at }],
  jobs: [],
  outboxWaiting: 0,
  outboxOldestSeconds: 0,
  replicas: [],
  disks: [{ name: 'files', freeBytes: 50, totalBytes: 100 }],
  ends: [],
}
const names = (regions: LiveNews['regions']) => findAlerts(regions).map(({ kind, name }) => `${kind} ${name}`)
const partner = (answered: number, failed: number, medianMs = 300): LivePartner => ({
  name: 'X',
  kind: 'gateway',
  answered,
  failed,
  medianMs,
  lastAnsweredAt: null,
  lastFailedAt: null,
})

describe('alerts', () => {
  it('are none while everything is well, or nothing is visible', () => {
    expect(names({})).toEqual([])
    expect(
      names({
        support: { at, figures: queue },
        installation: { at, figures: installation },
        returns: { at, figures: { games: [] } },
        partners: { at, figures: [partner(10, 0)] },
      }),
    ).toEqual([])
  })
  it('come in the order: stopped, then late', () => {
    const late = { ...queue, late: 2 }
    expect(
      names({
        payments: { at, figures: { withdrawals: late, deposits: queue, bankItems: queue, waiting: [] } },
        chain: { at, figures: { headAt: at, checkedAt: at, problems: 1 } },
        returns: { at, figures: { games: ['A', 'B'] } },
        partners: { at, figures: [partner(0, 3)] },
      }),
    ).toEqual(['stop chain', 'stop returns', 'stop partner.silent', 'hold late.withdrawals'])
  })
  it('include a silent process, a full disk, a failing job and an expiring certificate', () => {
    const figures: LiveFigures['installation'] = {
      ...installation,
      processes: [{ kind: 'worker', version: '1', startedAt: at, seenAt: '2026-11-25T11:59:00.000Z' }],
      disks: [{ name: 'files', freeBytes: 9, totalBytes: 100 }],
      outboxWaiting: 4,
      outboxOldestSeconds: 90,
      jobs: [{ name: 'a', cron: '', lastBeganAt: null, lastEndedAt: null, lastFailedAt: at, failures: 1 }],
      ends: [{ name: 'c', kind: 'certificate', at: '2026-12-01T00:00:00.000Z' }],
    }
    expect(names({ installation: { at, figures } })).toEqual([
      'stop process',
      'stop outbox',
      'stop disk',
      'hold jobs',
      'hold ends',
    ])
  })
})

it.each([
  [partner(9, 0), 'ok'],
  // One failed request is not enough.
  [partner(0, 1), 'ok'],
  [partner(0, 2), 'silent'],
  [partner(4, 1), 'failing'],
  [partner(3, 1), 'ok'],
  [partner(9, 0, 9_000), 'slow'],
] as const)('a partner that answered %o is %s', (one, state) => expect(stateOfPartner(one)).toBe(state))

it.each([
  [0, '0 m'],
  [59, '59 m'],
  [60, '1 h'],
  [320, '5 h 20 m'],
  [1440, '1 d'],
  [1680, '1 d 4 h'],
])('%i minutes are written %s', (minutes, text) => expect(writeAge(minutes).replaceAll('\u00a0', ' ')).toBe(text))
