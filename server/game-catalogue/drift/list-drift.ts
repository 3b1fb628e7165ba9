import type { Static } from 'typebox'
import type { ReplyOf } from '#contract/call.ts'
import type { Drift, listDrift as call } from '#contract/games-v3/staff-games.ts'
import { loadDefinition } from '#games/catalogue/index.ts'
import type { Querier } from '../../kernel/index.ts'
import { driftTest, FALSE_ALARM_RATE, thresholdOf } from './drift-test.ts'
import * as queries from './drift.queries.ts'
import type { WatchRow } from './drift.queries.ts'
import { boundsOf } from './return-bounds.ts'
import { evidenceOf } from './watch-returns.ts'

const ALARMS_MAX = 100

/** Watches of the definitions of this build, and the last alarms. */
export async function listDrift(db: Querier, gameKey?: string): Promise<ReplyOf<typeof call>> {
  const isAsked = (row: { readonly gameKey: string }) => gameKey === undefined || row.gameKey === gameKey
  const open = Map.groupBy(await queries.listOpen(db), ({ gameKey: key }) => key)
  const watches = (await queries.listWatches(db)).filter(isAsked)
  const alarms = (await queries.listAlarms(db, ALARMS_MAX)).filter(isAsked)
  return {
    falseAlarmRate: FALSE_ALARM_RATE,
    drifts: watches.flatMap((row) => shown(row, open.get(row.gameKey)?.length ?? 0) ?? []),
    alarms: alarms.flatMap((row) =>
      row.alarmAt && row.alarmSide
        ? {
            gameKey: row.gameKey,
            definitionHash: row.definitionHash,
            side: row.alarmSide,
            at: row.alarmAt.toISOString(),
            rounds: row.rounds,
            meanReturn: meanOf(row) ?? '',
          }
        : [],
    ),
  }
}

function shown(row: WatchRow, openRounds: number): Static<typeof Drift> | undefined {
  const loaded = loadDefinition(row.gameKey)
  if (loaded?.definitionHash !== row.definitionHash) return undefined
  const bounds = boundsOf(loaded.definition)
  const evidence = driftTest(bounds).judge(evidenceOf(row), openRounds)
  return {
    gameKey: row.gameKey,
    definitionHash: row.definitionHash,
    state: row.alarmAt ? 'alarm' : 'watching',
    since: row.since.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
    rounds: row.rounds,
    openRounds,
    meanReturn: meanOf(row),
    sides: (['above', 'below'] as const).flatMap((side) => {
      const bound = side === 'above' ? bounds.most : bounds.least
      const found = evidence[side]
      if (bound === null || found === undefined) return []
      return { side, bound: (bound * 100).toFixed(6), evidence: found, threshold: thresholdOf() }
    }),
    alarmAt: row.alarmAt?.toISOString() ?? null,
    alarmSide: row.alarmSide,
  }
}

function meanOf({ rounds, returnSum }: WatchRow): string | null {
  return rounds === 0 ? null : ((returnSum / rounds) * 100).toFixed(4)
}
