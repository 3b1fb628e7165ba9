import type { CrashFrameBet } from '#contract/play-v1/crash-stream.ts'

const TEAMS = [0, 1, 2, 3] as const
export type Team = (typeof TEAMS)[number]

export type TeamScore = {
  readonly team: Team
  /** Bets still in the round. */
  readonly riding: number
  /** Highest cash-out, in hundredths; undefined while there is none. */
  readonly best: number | undefined
}

/**
 * The team of a bet: derived from its public alias, which changes with every bet, so that it favours nobody and
 * identifies nobody.
 */
export function teamOf(alias: string): Team {
  return TEAMS[Number(alias.slice(-2)) % TEAMS.length] ?? 0
}

/** The ranking of the teams of a round, the highest cash-out first. Teams share only the board. */
export function scoreTeams(bets: readonly CrashFrameBet[]): TeamScore[] {
  const scores = TEAMS.map((team): TeamScore => {
    const own = bets.filter(([, alias]) => teamOf(alias) === team)
    const out = own.map(([, , , cashOut]) => cashOut).filter((cashOut) => cashOut > 0)
    return { team, riding: own.length - out.length, best: out.length === 0 ? undefined : Math.max(...out) }
  })
  return scores.toSorted((a, b) => (b.best ?? 0) - (a.best ?? 0) || b.riding - a.riding || a.team - b.team)
}
