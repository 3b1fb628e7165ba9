import type { Static } from 'typebox'
import type { BodyOf, QueryOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/bonus-restrictions.ts'
import { newId, refuse, type Querier, type StaffCaller } from '../kernel/index.ts'
import { findCampaign } from './campaigns.queries.ts'
import type { CampaignNeeds } from './needs.ts'
import * as queries from './restricted.queries.ts'

type Needs = Pick<CampaignNeeds, 'db' | 'clock' | 'target' | 'findPlayer'>
type Outcomes = ReplyOf<typeof calls.checkRestrictedPlayer>
type Players = { readonly playerIds: readonly number[]; readonly campaignId: string | null }

/** What adding these players would do; changes nothing. */
export async function checkRestricted(needs: Needs, of: Players): Promise<Outcomes> {
  await mustKnow(needs, of.campaignId)
  return { rows: await judge(needs, needs.db, of) }
}

/** Players are given nothing from now on, by one campaign or by any. What they have already stays. */
export async function addRestricted(
  needs: Needs,
  { explanation: reason, until, ...of }: BodyOf<typeof calls.addRestrictedPlayer>,
  by: Pick<StaffCaller, 'userId' | 'name'>,
): Promise<Outcomes> {
  const { db, clock, target } = needs
  await mustKnow(needs, of.campaignId)
  const at = clock.now()
  const end = until === null ? null : new Date(until)
  if (end !== null && end <= at) return refuse('ERR_CAMPAIGN_TERMS', { field: 'until', problem: 'over' })
  return db.transaction(async (tx) => {
    await queries.removeOver(tx, { target, ...of, at, by: by.userId })
    const judged = await judge(needs, tx, of)
    const asked = judged.filter(({ outcome }) => outcome === 'added')
    const rows = asked.map(({ playerId }) => ({ id: newId(at), playerId }))
    const added = await queries.insertRestrictions(tx, rows, { target, ...of, reason, until: end, by, at })
    return {
      rows: judged.map(({ playerId, outcome }) => ({
        playerId,
        // Somebody else was faster.
        outcome: outcome === 'added' && !added.includes(playerId) ? ('restricted-already' as const) : outcome,
      })),
    }
  })
}

/** A player is given something again. */
export async function removeRestricted(
  { db, clock, target }: Needs,
  { restrictionId: id, explanation: why }: QueryOf<typeof calls.deleteRestrictedPlayer>,
  by: Pick<StaffCaller, 'userId'>,
): Promise<ReplyOf<typeof calls.deleteRestrictedPlayer>> {
  const row = await db.transaction((tx) =>
    queries.removeRestriction(tx, { target, id, by: by.userId, why, at: clock.now() }),
  )
  return row ? showRestriction(row) : refuse('ERR_RESTRICTION_NOT_FOUND')
}

export function showRestriction(row: queries.RestrictionRow): Static<typeof calls.RestrictedPlayer> {
  return {
    restrictionId: row.id,
    playerId: row.playerId,
    campaignId: row.campaignId,
    reason: row.reason,
    until: row.until?.toISOString() ?? null,
    addedBy: row.addedByName,
    addedAt: row.addedAt.toISOString(),
  }
}

async function judge(
  { clock, target, findPlayer }: Needs,
  db: Querier,
  { playerIds, campaignId }: Players,
): Promise<Outcomes['rows']> {
  const restricted = new Set(await queries.findRestricted(db, { target, playerIds, campaignId, at: clock.now() }))
  const rows: Outcomes['rows'] = []
  for (const playerId of playerIds) {
    const outcome = restricted.has(playerId)
      ? 'restricted-already'
      : (await findPlayer(db, playerId))
        ? 'added'
        : 'unknown-player'
    rows.push({ playerId, outcome })
  }
  return rows
}

async function mustKnow({ db, target }: Needs, campaignId: string | null): Promise<void> {
  if (campaignId !== null && !(await findCampaign(db, target, campaignId))) refuse('ERR_CAMPAIGN_NOT_FOUND')
}

/** Whether a player is given nothing by a campaign, or by hand where it is null. */
export async function isRestricted(
  db: Querier,
  of: { readonly target: string; readonly playerId: number; readonly campaignId: string | null; readonly at: Date },
): Promise<boolean> {
  const { playerId, ...rest } = of
  return (await queries.findRestricted(db, { ...rest, playerIds: [playerId] })).length > 0
}
