import type { OwnEntry, TournamentRound } from '#contract/shapes/tournaments.ts'
import type { RemovalReason, RoundState } from '#contract/states/tournament-states.ts'
import { refuse, sendWithCommit, publish, type Clock, type Database, type Transaction } from '../kernel/index.ts'
import { BOARD_CHANGED } from './board-changed.ts'
import { rescore } from './count-scores.ts'
import { endEntry, findEntry, listRoundsOfPlayer } from './entries.queries.ts'
import type { TournamentBrand } from './needs.ts'
import { showOwnEntry } from './own-entry.ts'
import { clearCheck, countEntry, lockRound, type RoundRow } from './rounds.queries.ts'
import { lockCounting } from './scores.queries.ts'
import { showRoundOf } from './show-tournaments.ts'
import { termsOfRound } from './terms.ts'

type Needs = { readonly db: Database; readonly clock: Clock; readonly brand: Pick<TournamentBrand, 'target'> }

const LEAVABLE: readonly RoundState[] = ['planned', 'open', 'running']
const ALTERABLE: readonly RoundState[] = ['planned', 'open', 'running', 'scoring']

/** The player leaves a round; who comes again begins anew. Not once it is over: the table stands then. */
export async function leaveRound(needs: Needs, roundId: string, playerId: number): Promise<OwnEntry> {
  const { db } = needs
  return db.transaction(async (tx) => {
    const round = await hold(needs, tx, roundId)
    const entry = await findEntry(tx, roundId, playerId)
    if (entry?.state !== 'in' || !LEAVABLE.includes(round.state)) return refuse('ERR_STATE_CHANGED')
    await end(needs, tx, round, { playerId, state: 'left', because: null, explanation: null })
    await publish(tx, 'tournaments.left', { roundId, playerId })
    return showOwnEntry(tx, round, { ...entry, state: 'left' })
  })
}

/** Staff take a player out of a round that is not published yet. */
export async function disqualify(
  needs: Needs,
  out: { readonly roundId: string; readonly playerId: number; readonly explanation: string },
): Promise<TournamentRound> {
  return needs.db.transaction(async (tx) => {
    if (!(await removeFrom(needs, tx, { ...out, because: 'disqualified' }))) return refuse('ERR_STATE_CHANGED')
    return showRoundOf(tx, await hold(needs, tx, out.roundId), true)
  })
}

/**
 * What ends somebody's play ends their entries in rounds that are not over: they disappear from the board, and are told. A place
 * that was reached before the end stays.
 */
export async function removeEverywhere(needs: Needs, playerId: number, because: RemovalReason): Promise<void> {
  const { db, clock, brand } = needs
  const now = clock.now()
  for (const { roundId, endsAt } of await listRoundsOfPlayer(db, {
    target: brand.target,
    playerId,
    tournamentId: null,
  })) {
    if (endsAt <= now) continue
    await db.transaction((tx) => removeFrom(needs, tx, { roundId, playerId, because, explanation: null }))
  }
}

/** Takes a player out of a round; false when they are not in it any more. */
export async function removeFrom(
  needs: Omit<Needs, 'db'>,
  tx: Transaction,
  out: {
    readonly roundId: string
    readonly playerId: number
    readonly because: RemovalReason
    readonly explanation: string | null
  },
): Promise<boolean> {
  const { roundId, playerId, because, explanation } = out
  const round = await hold(needs, tx, roundId)
  const entry = await findEntry(tx, roundId, playerId)
  if (entry?.state !== 'in' || !ALTERABLE.includes(round.state)) return false
  await end(needs, tx, round, { playerId, state: 'removed', because, explanation })
  await publish(tx, 'tournaments.entry-removed', { roundId, playerId, because })
  return true
}

/** The count before the round, as everybody takes them. */
async function hold({ brand }: Omit<Needs, 'db'>, tx: Transaction, roundId: string): Promise<RoundRow> {
  await lockCounting(tx, roundId)
  return (await lockRound(tx, brand.target, roundId)) ?? refuse('ERR_TOURNAMENT_NOT_FOUND')
}

async function end(
  { clock }: Omit<Needs, 'db'>,
  tx: Transaction,
  round: RoundRow,
  out: {
    readonly playerId: number
    readonly state: 'left' | 'removed'
    readonly because: RemovalReason | null
    readonly explanation: string | null
  },
): Promise<void> {
  const { playerId, ...why } = out
  await endEntry(tx, round.id, playerId, { ...why, at: clock.now() })
  await countEntry(tx, round.id, -1)
  await rescore(tx, { round, terms: await termsOfRound(tx, round) })
  // The table is another one now.
  if (round.checkedAt) await clearCheck(tx, round.id)
  await sendWithCommit(tx, { topic: BOARD_CHANGED, id: round.id })
}
