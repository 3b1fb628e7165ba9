import type { Static } from 'typebox'
import type { ReplyOf } from '#contract/call.ts'
import { exclusionList, registerCheckList } from '#contract/lists/exclusions.ts'
import * as calls from '#contract/play-v1/staff-exclusion.ts'
import { endableByStaffFrom } from '#contract/states/exclusions.ts'
import { makeWalkedList, makeWholeList, pageOf, refuse, type Input } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { queryRegister } from './query-register.ts'
import * as queries from './exclusion.queries.ts'
import type { ExclusionNeeds, LawOfExclusion } from './needs.ts'
import { announceChange, openExclusion } from './open-exclusion.ts'
import { findApplicationsOf, findChecksOf, findLatestCheck, type CheckRow } from './register.queries.ts'
import { answerShownOf, applicationShownOf, shownOf } from './show-exclusions.ts'

type RowForStaff = Static<typeof calls.ExclusionForStaff>
type CheckShown = ReplyOf<typeof calls.listRegisterChecks>['rows'][number]

const NUMBER = /^\d{1,15}$/

type ListNeeds = Pick<ExclusionNeeds, 'db' | 'clock'> & { readonly law: Pick<LawOfExclusion, 'monthsLater' | 'term'> }

/** Exclusions of one player, present and past, as a list of the product. */
export const exclusionsListed = (needs: ListNeeds) =>
  makeWholeList({
    list: exclusionList,
    call: calls.getPlayerExclusions,
    keyOf: ({ exclusionId }) => exclusionId,
    read: async ({ playerId }, _reader, most) =>
      (await queries.findAllOf(needs.db, playerId, most)).map((row) => staffRowOf(needs, row)),
  })

/** A page of them with who recorded them and from when they may be ended, and what the register said last. */
export async function showPlayerExclusions(
  needs: ExclusionNeeds,
  { query, caller }: Pick<Input<typeof calls.getPlayerExclusions>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof calls.getPlayerExclusions>> {
  const { db, register, law } = needs
  await mustBePlayer(needs, query.playerId)
  const check = await findLatestCheck(db, query.playerId, register.name)
  return {
    ...(await exclusionsListed(needs).page(query, caller)),
    lastAnswer: check ? answerShownOf(check) : null,
    applications: (await findApplicationsOf(db, query.playerId)).map(applicationShownOf),
    months: [...law.term().months],
  }
}

/** A measure of staff: no play until it is ended or expires. Signing in and withdrawing stay possible. */
export async function addExclusion(
  needs: ExclusionNeeds,
  { body, caller }: Pick<Input<typeof calls.addPlayerExclusion>, 'body' | 'caller'>,
): Promise<RowForStaff> {
  const { db, clock, law } = needs
  const { playerId, months, reason, explanation } = body
  await mustBePlayer(needs, playerId)
  const { row, playerIds } = await db.transaction(async (tx) => {
    await queries.lockExclusions(tx, playerId)
    return openExclusion(needs, tx, {
      playerId,
      kind: 'staff',
      source: 'staff',
      ruleId: null,
      until: months === null ? null : law.monthsLater(clock.now(), months),
      months,
      byStaff: { reason, explanation, userId: caller.userId, userName: caller.name },
    })
  })
  await announceChange(needs, playerIds)
  return staffRowOf(needs, row)
}

/** Queries of the registers about one player, as a list of the product: in their order. */
export const registerChecksListed = ({ db }: Pick<ExclusionNeeds, 'db'>) =>
  makeWalkedList({
    list: registerCheckList,
    call: calls.listRegisterChecks,
    read: async ({ playerId, cursor = '' }, _reader, limit) => {
      const found = await findChecksOf(db, playerId, NUMBER.test(cursor) ? Number(cursor) : null, limit + 1)
      const page = pageOf(found, limit, ({ no }) => String(no))
      return { ...page, rows: page.rows.map(checkShown) }
    },
  })

const checkShown = (row: CheckRow): CheckShown => ({
  checkId: row.id,
  ...answerShownOf(row),
  reason: row.reason,
  problem: row.problem,
  tookMs: Math.max(0, row.answeredAt.getTime() - row.askedAt.getTime()),
  handedOverBy: row.clientId,
  requestHash: row.requestHash,
})

/** A page of them. */
export async function listChecks(
  needs: ExclusionNeeds,
  { query, caller }: Pick<Input<typeof calls.listRegisterChecks>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof calls.listRegisterChecks>> {
  await mustBePlayer(needs, query.playerId)
  return registerChecksListed(needs).page(query, caller)
}

export async function queryRegisterForStaff(
  needs: ExclusionNeeds,
  { body }: Pick<Input<typeof calls.askRegisterForStaff>, 'body'>,
): Promise<ReplyOf<typeof calls.askRegisterForStaff>> {
  await mustBePlayer(needs, body.playerId)
  return answerShownOf(await queryRegister(needs, body.playerId, 'staff'))
}

/** Refuses ERR_PLAYER_NOT_FOUND for an id that is no player of the brand. */
export async function mustBePlayer({ db, target }: Pick<ExclusionNeeds, 'db' | 'target'>, playerId: number) {
  return (await findPlayerById(db, target, playerId)) ?? refuse('ERR_PLAYER_NOT_FOUND')
}

/** From when staff may end it; null: never. */
export function endableFrom({ law }: Pick<ListNeeds, 'law'>, row: queries.ExclusionRow): Date | null {
  return endableByStaffFrom(row, law.monthsLater(row.from, law.term().months[0] ?? 0))
}

function staffRowOf(needs: ListNeeds, row: queries.ExclusionRow): RowForStaff {
  const { reason, explanation, userName, endExplanation, endedBy } = row
  return {
    ...shownOf(row, needs.clock.now()),
    reason,
    explanation,
    userName,
    endExplanation,
    endedBy,
    endableFrom: row.endedAt ? null : (endableFrom(needs, row)?.toISOString() ?? null),
  }
}
