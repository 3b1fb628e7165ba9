import { roundCan, roundMoves, type RoundMove } from '#contract/states/tournament-states.ts'
import type { TournamentRound } from '#contract/shapes/tournaments.ts'
import {
  refuse,
  sendWithCommit,
  publish,
  type Clock,
  type Database,
  type Instant,
  type Transaction,
} from '../kernel/index.ts'
import { BOARD_CHANGED } from './board-changed.ts'
import type { TournamentBrand } from './needs.ts'
import * as queries from './rounds.queries.ts'
import { lockCounting } from './scores.queries.ts'
import { showRoundOf } from './show-tournaments.ts'

type Needs = { readonly db: Database; readonly clock: Clock; readonly brand: Pick<TournamentBrand, 'target'> }

const BY_TIME: readonly { readonly move: 'open' | 'start' | 'end'; readonly at: 'opensAt' | 'startsAt' | 'endsAt' }[] =
  [
    { move: 'open', at: 'opensAt' },
    { move: 'start', at: 'startsAt' },
    { move: 'end', at: 'endsAt' },
  ]

/** Moves every round whose instants have come, one step after another. Gives how many steps. */
export async function moveRounds(needs: Needs): Promise<number> {
  const { db, clock, brand } = needs
  let steps = 0
  for (const { id } of await queries.listInStates(db, brand.target, ['planned', 'open', 'running']))
    for (const { move, at } of BY_TIME)
      steps += await db.transaction(async (tx) => {
        const round = await queries.lockRound(tx, brand.target, id)
        const now = clock.now()
        if (!round || !roundCan(move, round.state) || now < round[at]) return 0
        await queries.setState(tx, id, roundMoves[move].to)
        await recordMove(tx, round, move, { at: now, byName: null })
        return 1
      })
  return steps
}

/** Calls a round off before its results are published. Whoever is in it is told by the event. */
export async function cancelRound(
  { db, clock, brand }: Needs,
  { roundId, byName, because }: { readonly roundId: string; readonly byName: string; readonly because: string },
): Promise<{ readonly before: queries.RoundRow; readonly after: TournamentRound }> {
  return db.transaction(async (tx) => {
    await lockCounting(tx, roundId)
    const round = await queries.lockRound(tx, brand.target, roundId)
    if (!round) return refuse('ERR_TOURNAMENT_NOT_FOUND')
    if (!roundCan('cancel', round.state)) return refuse('ERR_STATE_CHANGED')
    const at = clock.now()
    await queries.setCancelled(tx, roundId, { at, byName, because })
    await recordMove(tx, round, 'cancel', { at, byName })
    const cancelled = await queries.findRound(tx, brand.target, roundId)
    return { before: round, after: await showRoundOf(tx, cancelled ?? round, true) }
  })
}

/** Writes down a move that was made, tells of it, and has the boards read again. */
export async function recordMove(
  tx: Transaction,
  { id, state }: Pick<queries.RoundRow, 'id' | 'state'>,
  move: RoundMove,
  { at, byName }: { readonly at: Instant; readonly byName: string | null },
): Promise<void> {
  const { to } = roundMoves[move]
  await queries.insertMove(tx, { id, from: state, to, at, byName })
  await publish(tx, 'tournaments.round-moved', { roundId: id, from: state, to })
  await sendWithCommit(tx, { topic: BOARD_CHANGED, id })
}
