import type { Transaction } from '../kernel/index.ts'
import type { CountNeeds } from './needs.ts'
import type { RoundRow } from './rounds.queries.ts'
import type { Score } from './score.ts'
import * as queries from './scores.queries.ts'
import type { TermsRow } from './tournaments.queries.ts'

/** Missions have no deciding round of a game: of two equally fast players the older account is first. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Finds missions done since the round began. A mission once done remains done. Returns whether there are new ones. */
export async function countMissions(
  { rounds }: Pick<CountNeeds, 'rounds'>,
  tx: Transaction,
  { round, terms }: { readonly round: RoundRow; readonly terms: TermsRow },
): Promise<boolean> {
  const { scoring } = terms
  if (scoring.kind !== 'missions') return false
  const playerIds = (await queries.listCounted(tx, round.id)).map(({ playerId }) => playerId)
  if (playerIds.length === 0) return false
  let made = 0
  for (const [index, mission] of scoring.missions.entries()) {
    const done = await rounds.missionDone(tx, { mission, playerIds, from: round.startsAt, to: round.endsAt })
    const rows = done.map((one) => ({ ...one, mission: index }))
    if (rows.length > 0) made += await queries.insertDone(tx, round.id, rows)
  }
  if (made > 0)
    await queries.writeScores(tx, round.id, playerIds, scoresOfMissions(await queries.listDone(tx, round.id)))
  return made > 0
}

/** One point for each mission; reached at the last of them. */
export function scoresOfMissions(done: readonly queries.DoneRow[]): Score[] {
  return [...Map.groupBy(done, ({ playerId }) => playerId)].map(([playerId, rows]) => ({
    playerId,
    score: rows.length,
    reachedAt: new Date(Math.max(...rows.map(({ doneAt }) => doneAt.getTime()))),
    decidedBy: NOBODY,
  }))
}
