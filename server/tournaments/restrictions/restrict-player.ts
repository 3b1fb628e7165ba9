import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { tournamentRestrictionList } from '#contract/lists/tournaments.ts'
import * as calls from '#contract/onling-v2/tournaments.ts'
import { emptyPreview, type Action } from '../../approvals/index.ts'
import {
  idOfCursor,
  makeWalkedList,
  newId,
  pageOf,
  refuse,
  type Clock,
  type Input,
  type Transaction,
} from '../../kernel/index.ts'
import { listRoundsOfPlayer } from '../entries.queries.ts'
import type { OfBrand } from '../lists.ts'
import type { TournamentNeeds } from '../needs.ts'
import { removeFrom } from '../remove-entry.ts'
import { findTournament } from '../tournaments.queries.ts'
import * as queries from './restrictions.queries.ts'

type Shown = ReplyOf<typeof calls.addRestrictedPlayer>

/** Keeps a player out of a tournament, or of all; takes them out of the rounds that are not published yet. */
export async function restrictPlayer(
  needs: TournamentNeeds,
  { body, caller, concerns, changed, subject }: Input<typeof calls.addRestrictedPlayer>,
): Promise<Shown> {
  const { db, clock, brand } = needs
  const { playerId, tournamentId, explanation } = body
  const until = body.until === null ? null : new Date(body.until)
  const at = clock.now()
  if (until && until <= at) return refuse('ERR_ROUND_TIMES', { field: 'until' })
  const { target } = brand
  const restriction = await db.transaction(async (tx) => {
    if (!(await needs.isPlayer(tx, playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
    if (tournamentId !== null && !(await findTournament(tx, target, tournamentId)))
      return refuse('ERR_TOURNAMENT_NOT_FOUND')
    await queries.lockRestrictions(tx, playerId)
    if (await queries.findSame(tx, { target, playerId, tournamentId, at })) return refuse('ERR_STATE_CHANGED')
    const by = { madeBy: caller.userId, madeByName: caller.name, madeAt: at }
    const row = { id: newId(at), target, playerId, tournamentId, reason: explanation, until, ...by }
    await queries.insertRestriction(tx, row)
    for (const { roundId } of await listRoundsOfPlayer(tx, { target, playerId, tournamentId }))
      await removeFrom(needs, tx, { roundId, playerId, because: 'restricted', explanation })
    return { ...row, endedAt: null, endedByName: null, endedBecause: null }
  })
  concerns(playerId)
  subject('tournament', tournamentId ?? restriction.id)
  changed(null, { restrictionId: restriction.id, tournamentId, until: body.until })
  return show(restriction, at)
}

type Ending = Pick<QueryOf<typeof calls.deleteRestrictedPlayer>, 'restrictionId'>

/** Lets a player enter again. What they were taken out of stays so. */
export function unrestrictAction({ clock, brand }: TournamentNeeds): Action<Ending, { done: true }> {
  const hold = async (tx: Transaction, id: string) => {
    const found = await queries.lockRestriction(tx, brand.target, id)
    if (!found) return refuse('ERR_RESTRICTION_NOT_FOUND')
    return found.endedAt ? refuse('ERR_STATE_CHANGED') : found
  }
  return {
    key: 'tournaments.unrestrict',
    permission: 'tournaments.manage',
    preview: async (tx, { restrictionId }) => {
      const { playerId, until } = await hold(tx, restrictionId)
      return {
        ...emptyPreview,
        subject: { kind: 'tournament', id: restrictionId, label: '' },
        playerId,
        touched: { kind: 'players', count: 1 },
        changes: [{ field: 'restriction', before: until?.toISOString() ?? true, after: null }],
      }
    },
    run: async (tx, { restrictionId }, { asker, reason }) => {
      await hold(tx, restrictionId)
      await queries.endRestriction(tx, restrictionId, { at: clock.now(), byName: asker.name, because: reason })
      return { done: true }
    },
  }
}

/** Who is or was kept out, as a list of the product: in the order in which it was written. */
export const restrictionsListed = ({ db, clock, brand }: OfBrand & { readonly clock: Clock }) =>
  makeWalkedList({
    list: tournamentRestrictionList,
    call: calls.getRestrictedPlayers,
    read: async ({ tournamentId = null, playerId = null, cursor }, _reader, limit) => {
      const asked = { target: brand.target, tournamentId, playerId, before: idOfCursor(cursor) }
      const page = pageOf(await queries.listRestrictions(db, asked, limit + 1), limit, ({ id }) => id)
      return { ...page, rows: page.rows.map((row) => show(row, clock.now())) }
    },
  })

const show = (row: queries.RestrictionRow, now: Date): Shown => ({
  restrictionId: row.id,
  playerId: row.playerId,
  tournamentId: row.tournamentId,
  reason: row.reason,
  until: row.until?.toISOString() ?? null,
  madeByName: row.madeByName,
  madeAt: row.madeAt.toISOString(),
  endedByName: row.endedByName,
  endedAt: row.endedAt?.toISOString() ?? null,
  isInForce: row.endedAt === null && (row.until === null || row.until > now),
})
