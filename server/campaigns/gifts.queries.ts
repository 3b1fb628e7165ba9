import type { WhyNot } from '#contract/shapes/campaigns.ts'
import type { CurrencyCode } from '#money'
import { sql, type PageOf, type Querier, type Transaction } from '../kernel/index.ts'

export type GiftRow = {
  readonly id: string
  readonly campaignId: string
  readonly version: number
  readonly playerId: number
  readonly cause: string
  readonly amount: number
  readonly made: string
  readonly givenAt: Date
  readonly takenBack: number
}

const giftColumns = sql`id, campaign_id, version, player_id, cause, amount, made, given_at, taken_back`

/** What an earlier call gave for the same cause. */
export async function findGift(
  db: Querier,
  of: { readonly campaignId: string; readonly playerId: number; readonly cause: string },
): Promise<GiftRow | undefined> {
  const rows = await db.query<GiftRow>(sql`
    select ${giftColumns} from campaigns.gift
     where campaign_id = ${of.campaignId} and player_id = ${of.playerId} and cause = ${of.cause}`)
  return rows[0]
}

/** How many gifts of a campaign some accounts got. */
export async function countGifts(db: Querier, campaignId: string, playerIds: readonly number[]): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*) as count from campaigns.gift
     where campaign_id = ${campaignId} and player_id = any(${[...playerIds]}::bigint[])`)
  return rows[0]?.count ?? 0
}

/** Writes a gift of a locked campaign and takes its amount from the budget. */
export async function insertGift(
  tx: Transaction,
  gift: Omit<GiftRow, 'takenBack'> & { readonly givenBy: number | null; readonly approvedBy: number | null },
): Promise<void> {
  await tx.query(sql`
    insert into campaigns.gift (id, campaign_id, version, player_id, cause, amount, made, given_at, given_by, approved_by)
    values (${gift.id}, ${gift.campaignId}, ${gift.version}, ${gift.playerId}, ${gift.cause}, ${gift.amount}, ${gift.made},
            ${gift.givenAt}, ${gift.givenBy}, ${gift.approvedBy})`)
  await tx.query(sql`
    update campaigns.campaign set given = given + ${gift.amount}, gifts = gifts + 1 where id = ${gift.campaignId}`)
}

/** Sum of what a person of the staff has given by hand in a currency since an instant without a second person, in minor units. */
export async function sumGivenByHand(
  db: Querier,
  { userId, currency, since }: { readonly userId: number; readonly currency: string; readonly since: Date },
): Promise<number> {
  const rows = await db.query<{ total: number }>(sql`
    select coalesce(sum(g.amount), 0)::bigint as total
      from campaigns.gift g join campaigns.campaign c on c.id = g.campaign_id
     where g.given_by = ${userId} and g.approved_by is null and g.given_at > ${since} and g.cause like 'hand:%'
       and c.currency = ${currency}`)
  return rows[0]?.total ?? 0
}

/** Stores why nothing was given for a cause; the first reason stays. */
export async function insertNotGiven(
  db: Querier,
  of: {
    readonly campaignId: string
    readonly playerId: number
    readonly cause: string
    readonly why: WhyNot
    readonly at: Date
  },
): Promise<void> {
  await db.query(sql`
    insert into campaigns.not_given (campaign_id, player_id, cause, why, at)
    select ${of.campaignId}, ${of.playerId}, ${of.cause}, ${of.why}, ${of.at}
     where not exists (select from campaigns.gift
                        where campaign_id = ${of.campaignId} and player_id = ${of.playerId} and cause = ${of.cause})
    on conflict do nothing`)
}

export type NotGivenRow = {
  readonly no: number
  readonly campaignId: string
  readonly playerId: number
  readonly cause: string
  readonly why: WhyNot
  readonly at: Date
}

/** Players who were given nothing, with the reason, newest first, below a number. */
export async function listNotGiven(
  db: Querier,
  of: { readonly target: string; readonly campaignId: string | null; readonly playerId: number | null },
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<NotGivenRow[]> {
  return db.query<NotGivenRow>(sql`
    select n.no, n.campaign_id, n.player_id, n.cause, n.why, n.at
      from campaigns.not_given n join campaigns.campaign c on c.id = n.campaign_id
     where c.target = ${of.target} and (${of.campaignId}::uuid is null or n.campaign_id = ${of.campaignId}::uuid)
       and (${of.playerId}::bigint is null or n.player_id = ${of.playerId}::bigint)
       and (${before}::bigint is null or n.no < ${before}::bigint)
     order by n.no desc limit ${limit}`)
}

/** What a gift was given for, and by which version of which campaign. */
export async function findGiftTerms(
  db: Querier,
  giftId: string,
): Promise<Pick<GiftRow, 'campaignId' | 'version' | 'cause'> | undefined> {
  const rows = await db.query<Pick<GiftRow, 'campaignId' | 'version' | 'cause'>>(sql`
    select campaign_id, version, cause from campaigns.gift where id = ${giftId}`)
  return rows[0]
}

/** Gifts for a cause, locked. */
export async function lockGiftsFor(tx: Transaction, cause: string): Promise<GiftRow[]> {
  return tx.query<GiftRow>(sql`select ${giftColumns} from campaigns.gift where cause = ${cause} order by id for update`)
}

export async function recordTakenBack(tx: Transaction, giftId: string, amountMinor: number): Promise<void> {
  await tx.query(sql`update campaigns.gift set taken_back = taken_back + ${amountMinor} where id = ${giftId}`)
}

/** A cause whose gift cannot be taken back yet, because a round of it is open. */
export async function insertWaitingBack(
  tx: Transaction,
  of: { readonly cause: string; readonly target: string; readonly at: Date },
): Promise<void> {
  await tx.query(sql`
    insert into campaigns.waiting_back (cause, target, since) values (${of.cause}, ${of.target}, ${of.at})
    on conflict do nothing`)
}

export async function deleteWaitingBack(tx: Transaction, cause: string): Promise<void> {
  await tx.query(sql`delete from campaigns.waiting_back where cause = ${cause}`)
}

/** Causes of a brand that wait, in order, after one of them. */
export async function listWaitingBack(
  db: Querier,
  target: string,
  { after = '', limit }: PageOf<string>,
): Promise<string[]> {
  const rows = await db.query<{ cause: string }>(sql`
    select cause from campaigns.waiting_back
     where target = ${target} and cause > ${after} order by cause limit ${limit}`)
  return rows.map(({ cause }) => cause)
}

/** Newest first, below an id. */
export async function listGifts(
  db: Querier,
  of: {
    readonly target: string
    readonly campaignId: string | null
    readonly playerId: number | null
    readonly giftId?: string
  },
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<(GiftRow & { readonly currency: CurrencyCode })[]> {
  return db.query<GiftRow & { readonly currency: CurrencyCode }>(sql`
    select g.id, g.campaign_id, g.version, g.player_id, g.cause, g.amount, g.made, g.given_at, g.taken_back, c.currency
      from campaigns.gift g join campaigns.campaign c on c.id = g.campaign_id
     where c.target = ${of.target} and (${of.campaignId}::uuid is null or g.campaign_id = ${of.campaignId}::uuid)
       and (${of.playerId}::bigint is null or g.player_id = ${of.playerId}::bigint)
       and (${of.giftId ?? null}::uuid is null or g.id = ${of.giftId ?? null}::uuid)
       and (${before}::uuid is null or g.id < ${before}::uuid)
     order by g.id desc limit ${limit}`)
}
