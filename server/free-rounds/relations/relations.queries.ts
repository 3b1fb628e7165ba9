import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import type { RELATION_SOURCES } from '#contract/shapes/free-rounds.ts'
import type { FreeRoundState } from '#contract/states/free-round-states.ts'
import type { CurrencyCode } from '#money'
import { sql, type PageOf, type Querier, type Transaction } from '../../kernel/index.ts'

/** Free rounds of a campaign with one player, with the terms that were shown and the existing rounds. Minor units. */
export type RelationRow = {
  readonly id: string
  readonly campaignId: string
  readonly versionId: string
  readonly playerId: number
  readonly source: (typeof RELATION_SOURCES)[number]
  readonly state: FreeRoundState
  readonly offeredAt: Date
  readonly endsAt: Date
  readonly acceptedAt: Date | null
  readonly endedAt: Date | null
  readonly convertedTo: 'cash' | 'bonus' | null
  readonly converted: number | null
  readonly bonusAwardId: string | null
  readonly bonusAmount: number | null
  readonly currency: CurrencyCode
  readonly terms: CampaignTerms
  /** The newest rounds; null before a game was chosen. */
  readonly awardId: string | null
  readonly gameKey: string | null
  /** Of all its awards. */
  readonly used: number
  readonly won: number
  readonly held: number
}

const columns = sql`
  r.id, r.campaign_id, r.version_id, r.player_id, r.source, r.state, r.offered_at, r.ends_at, r.accepted_at, r.ended_at,
  r.converted_to, r.converted, r.bonus_award_id, r.bonus_amount, t.currency, t.terms, newest.id as award_id,
  newest.game_key, coalesce(sums.used, 0)::integer as used, coalesce(sums.won, 0)::bigint as won,
  coalesce(sums.held, 0)::bigint as held`
// Rounds that were moved to another game have ended. Ids of the same instant have no order.
const joined = sql`
  free_rounds.relation r join free_rounds.terms t on t.version_id = r.version_id
  left join lateral (select sum(used) as used, sum(won) as won, sum(held) as held
                       from free_rounds.award a where a.relation_id = r.id) sums on true
  left join lateral (select id, game_key from free_rounds.award a where a.relation_id = r.id
                      order by (expired_at is null) desc, id desc limit 1) newest on true`

export async function insertTerms(
  tx: Transaction,
  of: {
    readonly versionId: string
    readonly currency: string
    readonly terms: CampaignTerms
    readonly at: Date
  },
): Promise<void> {
  await tx.query(sql`
    insert into free_rounds.terms (version_id, currency, terms, written_at)
    values (${of.versionId}, ${of.currency}, ${JSON.stringify(of.terms)}::jsonb, ${of.at})`)
}

export async function insertRelations(
  tx: Transaction,
  gifts: readonly { readonly giftId: string; readonly playerId: number }[],
  of: Pick<RelationRow, 'campaignId' | 'versionId' | 'source' | 'offeredAt' | 'endsAt'>,
): Promise<void> {
  await tx.query(sql`
    insert into free_rounds.relation (id, campaign_id, version_id, player_id, source, state, offered_at, ends_at)
    select id, ${of.campaignId}, ${of.versionId}, player_id, ${of.source}, 'offered', ${of.offeredAt}, ${of.endsAt}
      from unnest(${gifts.map(({ giftId }) => giftId)}::uuid[], ${gifts.map(({ playerId }) => playerId)}::bigint[])
        as given (id, player_id)`)
}

export async function findRelation(db: Querier, id: string): Promise<RelationRow | undefined> {
  const rows = await db.query<RelationRow>(sql`select ${columns} from ${joined} where r.id = ${id}`)
  return rows[0]
}

/**
 * A relation and its rounds, locked: the rounds first, as playing one does. So nothing of it is played or decided
 * meanwhile.
 */
export async function lockRelation(tx: Transaction, id: string): Promise<RelationRow | undefined> {
  await tx.query(sql`select id from free_rounds.award where relation_id = ${id} order by id for update`)
  await tx.query(sql`select id from free_rounds.relation where id = ${id} for update`)
  return findRelation(tx, id)
}

export async function acceptRelation(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.query(sql`
    update free_rounds.relation set state = 'accepted', accepted_at = coalesce(accepted_at, ${at}) where id = ${id}`)
}

export async function setPlayed(tx: Transaction, id: string, state: 'active' | 'finished', at: Date): Promise<void> {
  await tx.query(sql`
    update free_rounds.relation set state = ${state}, ended_at = ${state === 'finished' ? at : null} where id = ${id}`)
}

export async function endRelation(
  tx: Transaction,
  id: string,
  by: { readonly state: 'cancelled' | 'expired'; readonly at: Date },
): Promise<void> {
  await tx.query(sql`update free_rounds.relation set state = ${by.state}, ended_at = ${by.at} where id = ${id}`)
}

export async function convertRelation(
  tx: Transaction,
  id: string,
  into: { readonly to: 'cash' | 'bonus'; readonly amountMinor: number; readonly at: Date },
): Promise<void> {
  await tx.query(sql`
    update free_rounds.relation
       set state = 'converted', accepted_at = ${into.at}, ended_at = ${into.at}, converted_to = ${into.to},
           converted = ${into.amountMinor}, paid_at = case when ${into.to} = 'cash' then now() end
     where id = ${id}`)
}

/** The winnings became an offer of bonus money. */
export async function recordBonus(
  tx: Transaction,
  id: string,
  bonus: { readonly awardId: string; readonly amountMinor: number },
): Promise<void> {
  await tx.query(sql`
    update free_rounds.relation set bonus_award_id = ${bonus.awardId}, bonus_amount = ${bonus.amountMinor}
     where id = ${id}`)
}

/** Expired offers, in the order of their ids. */
export async function listOverdueOffers(db: Querier, at: Date, { after, limit }: PageOf<string>): Promise<string[]> {
  // The few that are due are read first, by their own index.
  const rows = await db.query<{ id: string }>(sql`
    with overdue as materialized (select id from free_rounds.relation where ${isOverdueOffer(at)})
    select id from overdue where ${after ?? null}::uuid is null or id > ${after ?? null}::uuid order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Ends one of them; false when it was decided meanwhile, or another worker has locked it. */
export async function expireOffer(db: Querier, id: string, at: Date): Promise<boolean> {
  const rows = await db.query(sql`
    update free_rounds.relation set state = 'expired', ended_at = ${at}
     where id = (select id from free_rounds.relation where id = ${id} and ${isOverdueOffer(at)} for update skip locked)
    returning id`)
  return rows.length > 0
}

const isOverdueOffer = (at: Date) => sql`state = 'offered' and ended_at is null and ends_at <= ${at}`

/** Accepted rounds that expire before an instant, without a letter about it yet, in the order of their ids. */
export async function listEnding(
  db: Querier,
  { at, before, after, limit }: PageOf<string> & { readonly at: Date; readonly before: Date },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from free_rounds.relation
     where warned_at is null and state in ('accepted', 'active') and ends_at > ${at} and ends_at <= ${before}
       and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
     order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Accepted rounds of a player that end at a withdrawal, by the terms that were shown. */
export async function listEndingAtWithdrawal(db: Querier, playerId: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select r.id from free_rounds.relation r join free_rounds.terms t on t.version_id = r.version_id
     where r.player_id = ${playerId} and r.state in ('accepted', 'active') and (t.terms ->> 'endsAtWithdrawal')::boolean
     order by r.id`)
  return rows.map(({ id }) => id)
}

/** Records the letter about their near end; false when it was sent before. */
export async function recordWarned(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    update free_rounds.relation set warned_at = ${at} where id = ${id} and warned_at is null returning id`)
  return rows.length === 1
}

/** Newest first, below an id. */
export async function listRelations(
  db: Querier,
  of: {
    /** Null: any source. */
    readonly campaignIds: readonly string[] | null
    readonly playerId: number | null
    readonly states: readonly FreeRoundState[] | null
  },
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<RelationRow[]> {
  return db.query<RelationRow>(sql`
    select ${columns} from ${joined}
     where (${of.campaignIds ? [...of.campaignIds] : null}::uuid[] is null or r.campaign_id = any(${of.campaignIds ? [...of.campaignIds] : null}::uuid[]))
       and (${of.playerId}::bigint is null or r.player_id = ${of.playerId}::bigint)
       and (${of.states ? [...of.states] : null}::text[] is null or r.state = any(${of.states ? [...of.states] : null}::text[]))
       and (${before}::uuid is null or r.id < ${before}::uuid)
     order by r.id desc limit ${limit}`)
}

/** Awards of some relations, by their ids. */
export async function listAwardsOf(
  db: Querier,
  relationIds: readonly string[],
): Promise<{ readonly id: string; readonly used: number; readonly relationId: string }[]> {
  if (relationIds.length === 0) return []
  return db.query<{ id: string; used: number; relationId: string }>(sql`
    select id, used, coalesce(relation_id, id) as relation_id from free_rounds.award
     where relation_id = any(${[...relationIds]}::uuid[]) order by id`)
}
