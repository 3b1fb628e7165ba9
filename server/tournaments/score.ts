import type { Scoring } from '#contract/shapes/tournaments.ts'

/** A multiple is in ten-thousandths of the stake. */
const PARTS = 10_000n

/** A round of a game that may be part of a score. */
export type Kept = {
  readonly gameRoundId: string
  readonly gameKey: string
  readonly multiple: number
  readonly playedAt: Date
}

/** A score with the tie-breakers: when it was reached, and by which round of a game. */
export type Score = {
  readonly playerId: number
  readonly score: number
  readonly reachedAt: Date
  readonly decidedBy: string
}

/** The win of a round divided by its stakes, in ten-thousandths, rounded down. */
export function multipleOf(stakeMinor: number, wonMinor: number): number {
  return Number((BigInt(wonMinor) * PARTS) / BigInt(stakeMinor))
}

/** Best first: the larger multiple; of equal ones the earlier round. A total order: two rounds never compare equal. */
export const byWorth = (a: Kept, b: Kept): number =>
  b.multiple - a.multiple || a.playedAt.getTime() - b.playedAt.getTime() || (a.gameRoundId < b.gameRoundId ? -1 : 1)

/** How many rounds make up a score of this kind, for each game or for all together. */
export function keptOf(scoring: Scoring): { readonly perGame: boolean; readonly most: number } {
  return { perGame: scoring.kind === 'points', most: scoring.kind === 'best-sum' ? scoring.best : 1 }
}

/** The best rounds of each group; rounds without a win are dropped. */
export function keepBest(scoring: Scoring, rounds: readonly Kept[]): Kept[] {
  const { perGame, most } = keptOf(scoring)
  const groups = new Map<string, Kept[]>()
  for (const round of rounds) {
    if (round.multiple === 0) continue
    const key = perGame ? round.gameKey : ''
    groups.set(key, [...(groups.get(key) ?? []), round])
  }
  return [...groups.values()].flatMap((group) => group.toSorted(byWorth).slice(0, most))
}

/** Best first: the higher score; of equal ones the one reached first, then the one with the earlier deciding round. */
export const byPlace = (a: Score, b: Score): number =>
  b.score - a.score ||
  a.reachedAt.getTime() - b.reachedAt.getTime() ||
  (a.decidedBy === b.decidedBy ? a.playerId - b.playerId : a.decidedBy < b.decidedBy ? -1 : 1)

/** The scores of all players from their kept rounds, unordered. Players without a score are left out. */
export function scoresOf(scoring: Scoring, players: ReadonlyMap<number, readonly Kept[]>): Score[] {
  if (scoring.kind === 'points') return pointsOf(scoring.points, players)
  return [...players].flatMap(([playerId, kept]) => {
    const score = kept.reduce((sum, { multiple }) => sum + multiple, 0)
    return scoreAt(playerId, score, kept)
  })
}

function pointsOf(points: readonly number[], players: ReadonlyMap<number, readonly Kept[]>): Score[] {
  const ofGame = new Map<string, { playerId: number; kept: Kept }[]>()
  for (const [playerId, rounds] of players)
    for (const kept of rounds) ofGame.set(kept.gameKey, [...(ofGame.get(kept.gameKey) ?? []), { playerId, kept }])
  const won = new Map<number, { score: number; kept: Kept[] }>()
  for (const standing of ofGame.values()) {
    for (const [index, { playerId, kept }] of standing.toSorted((a, b) => byWorth(a.kept, b.kept)).entries()) {
      const given = points[index]
      if (given === undefined) break
      const so = won.get(playerId) ?? { score: 0, kept: [] }
      won.set(playerId, { score: so.score + given, kept: [...so.kept, kept] })
    }
  }
  return [...won].flatMap(([playerId, { score, kept }]) => scoreAt(playerId, score, kept))
}

/** A score is reached at the latest of its rounds. */
function scoreAt(playerId: number, score: number, kept: readonly Kept[]): Score[] {
  const last = kept.toSorted(
    (a, b) => b.playedAt.getTime() - a.playedAt.getTime() || (a.gameRoundId < b.gameRoundId ? 1 : -1),
  )[0]
  return last && score > 0 ? [{ playerId, score, reachedAt: last.playedAt, decidedBy: last.gameRoundId }] : []
}
