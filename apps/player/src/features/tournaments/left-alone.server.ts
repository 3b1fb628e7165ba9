import { getPlayerHistory } from '#contract/onling-v2/tournaments.ts'
import { listOwnPromotions } from '#contract/play-v1/promotions.ts'
import { getOwnEntry } from '#contract/play-v1/tournaments.ts'
import type { OwnEntry, TournamentRound } from '#contract/shapes/tournaments.ts'
import { canEnter } from '#contract/states/tournament-states.ts'
import { apiFor, hasSession } from '../../shell/call-api.server.ts'
import type { Site } from '../../shell/site-context.ts'

const ROUNDS_SHOWN = 60
const NO_SESSION = 401

/** Whether this visitor must get no offers, and so sees no tournaments of others; true where it cannot be known. */
export async function isLeftAlone(site: Site, request: Request): Promise<boolean> {
  if (!hasSession(request)) return false
  const told = await apiFor(site, request)(listOwnPromotions, {})
  return told.ok ? told.data.isLeftAlone : told.status !== NO_SESSION
}

/** The rounds that the player has entered, the newest entry first. */
export async function readOwnRounds(site: Site, request: Request): Promise<readonly TournamentRound[]> {
  const told = await apiFor(site, request)(getPlayerHistory, { query: { limit: ROUNDS_SHOWN } })
  if (!told.ok) return []
  return told.data.rows.flatMap(({ round, entry }) => (isTheirs(round, entry) ? [round] : []))
}

/** Whether the player may see a round although they are left alone. */
export async function hasOwnEntry(site: Site, request: Request, round: TournamentRound): Promise<boolean> {
  const told = await apiFor(site, request)(getOwnEntry, { query: { roundId: round.roundId } })
  return told.ok && told.data.entry !== null && isTheirs(round, told.data.entry)
}

/** A round that the player has left would invite them to enter it again while it can be entered. */
const isTheirs = ({ state }: Pick<TournamentRound, 'state'>, entry: Pick<OwnEntry, 'state'>): boolean =>
  state !== 'cancelled' && !(entry.state === 'left' && canEnter(state))
