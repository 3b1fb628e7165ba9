import { expect, it } from 'vitest'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import type { VersionRow } from '../versions.queries.ts'
import { periodsOf } from './periods.ts'

const ZONE = 'Europe/Bratislava'
const HOUR_MS = 3_600_000

const versionOf = (
  version: number,
  period: 'day' | 'week',
  approvedAt: string | null,
  [from, softEnd]: readonly [string, string],
): VersionRow => ({
  id: `${version}`,
  campaignId: 'c',
  version,
  state: approvedAt === null ? 'draft' : 'approved',
  terms: {
    gift: { kind: 'cashback', percent: 10, capMinor: 5000, leastLossMinor: 100, period },
    window: { from, softEnd, hardEnd: softEnd },
  } as CampaignTerms,
  writtenBy: 1,
  writtenAt: new Date(0),
  approvedBy: null,
  approvedAt: approvedAt === null ? null : new Date(approvedAt),
})
const shown = (versions: readonly VersionRow[]) =>
  periodsOf(versions, ZONE).map(({ day, startsAt, endsAt, version }) => [
    day,
    (endsAt.getTime() - startsAt.getTime()) / HOUR_MS,
    version.version,
  ])

it('are the whole calendar days in the window, with their real hours when clocks change', () => {
  const window = ['2026-10-23T22:00:00Z', '2026-10-27T10:00:00Z'] as const
  expect(shown([versionOf(1, 'day', '2026-10-20T00:00:00Z', window)])).toEqual([
    ['2026-10-24', 24, 1],
    ['2026-10-25', 25, 1],
    ['2026-10-26', 24, 1],
  ])
  const spring = ['2026-03-27T23:00:00Z', '2026-03-29T22:00:00Z'] as const
  expect(shown([versionOf(1, 'day', '2026-03-20T00:00:00Z', spring)])).toEqual([
    ['2026-03-28', 24, 1],
    ['2026-03-29', 23, 1],
  ])
})

it('takes weeks from Monday on, and none that began before the window or before the signature', () => {
  const window = ['2026-11-03T12:00:00Z', '2026-11-30T00:00:00Z'] as const
  expect(shown([versionOf(1, 'week', '2026-11-01T00:00:00Z', window)])).toEqual([
    ['2026-11-09', 168, 1],
    ['2026-11-16', 168, 1],
    ['2026-11-23', 168, 1],
  ])
  expect(shown([versionOf(1, 'week', '2026-11-16T08:00:00Z', window)])).toEqual([['2026-11-23', 168, 1]])
})

it('gives by new terms from the first period that begins after the one that runs', () => {
  const window = ['2026-11-01T23:00:00Z', '2026-11-19T23:00:00Z'] as const
  const first = versionOf(1, 'week', '2026-11-01T12:00:00Z', window)
  const second = versionOf(2, 'day', '2026-11-14T12:00:00Z', window)
  expect(shown([first, second, versionOf(3, 'day', null, window)])).toEqual([
    ['2026-11-02', 168, 1],
    ['2026-11-09', 168, 1],
    ['2026-11-16', 24, 2],
    ['2026-11-17', 24, 2],
    ['2026-11-18', 24, 2],
    ['2026-11-19', 24, 2],
  ])
})
