import { getPlayerHistory } from '#contract/onling-v2/tournaments.ts'
import { getOwnEntry } from '#contract/play-v1/tournaments.ts'
import type { OwnEntry, TournamentRound } from '#contract/shapes/tournaments.ts'
import { canEnter } from '#contract/states/tournament-states.ts'
import { apiFor } from '../../shell/call-api.server.ts'
import type { Site } from '../../shell/site-context.ts'

const ROUNDS_SHOWN = 60

/** The rounds that the player has entered and that were not cancelled, the newest entry first. */
export async function readOwnRounds(site: Site, request: Request): Promise<readonly TournamentRound[]> {
  const told = await apiFor(site, request)(getPlayerHistory, { query: { limit: ROUNDS_SHOWN } })
  if (!told.ok) return []
  return told.data.rows.flatMap(({ round, entry }) =>
    round.state !== 'cancelled' && isTheirs(round, entry) ? [round] : [],
  )
}

/** Whether the player may see a round although they are left alone. */
export async function hasOwnEntry(site: Site, request: Request, round: TournamentRound): Promise<boolean> {
  const told = await apiFor(site, request)(getOwnEntry, { query: { roundId: round.roundId } })
  return told.ok && told.data.entry !== null && isTheirs(round, told.data.entry)
}

/** A round that the player has left would invite them to enter it again while it can be entered. */
const isTheirs = ({ state }: Pick<TournamentRound, 'state'>, entry: Pick<OwnEntry, 'state'>): boolean =>
  !(entry.state === 'left' && canEnter(state))
