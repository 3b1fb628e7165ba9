import { sql, type Querier, type Transaction } from '../kernel/index.ts'

export type EarlierGifts = { readonly count: number; readonly isForCause: boolean }

/** Gifts of a campaign to some players, and whether one of them was for a cause. Players without any are left out. */
export async function countGifts(
  db: Querier,
  of: { readonly campaignId: string; readonly playerIds: readonly number[]; readonly cause: string },
): Promise<ReadonlyMap<number, EarlierGifts>> {
  const rows = await db.query<{ playerId: number } & EarlierGifts>(sql`
    select player_id, count(*)::integer as count, bool_or(cause = ${of.cause}) as is_for_cause from campaigns.gift
     where campaign_id = ${of.campaignId} and player_id = any(${[...of.playerIds]}::bigint[]) group by player_id`)
  return new Map(rows.map(({ playerId, ...earlier }) => [playerId, earlier]))
}

/** Writes gifts of a locked campaign and takes their amounts from its budget. What a gift has become has its id. */
export async function insertGifts(
  tx: Transaction,
  gifts: readonly { readonly giftId: string; readonly playerId: number }[],
  of: {
    readonly campaignId: string
    readonly version: number
    readonly cause: string
    readonly amountMinor: number
    readonly at: Date
    readonly givenBy: number
  },
): Promise<void> {
  if (gifts.length === 0) return
  await tx.query(sql`
    insert into campaigns.gift (id, campaign_id, version, player_id, cause, amount, made, given_at, given_by)
    select id, ${of.campaignId}, ${of.version}, player_id, ${of.cause}, ${of.amountMinor}, id::text, ${of.at}, ${of.givenBy}
      from unnest(${gifts.map(({ giftId }) => giftId)}::uuid[], ${gifts.map(({ playerId }) => playerId)}::bigint[])
        as given (id, player_id)`)
  await tx.query(sql`
    update campaigns.campaign set given = given + ${of.amountMinor * gifts.length}, gifts = gifts + ${gifts.length}
     where id = ${of.campaignId}`)
}
