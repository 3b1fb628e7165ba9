import type { BonusState } from '#contract/states/bonus-states.ts'
import type { CurrencyCode } from '#money'
import { sql, type PageOf, type Querier, type Transaction } from '../kernel/index.ts'
import type { Bonus } from './bonuses.queries.ts'
import { insertStep } from './steps.queries.ts'

/** A bonus of one player, with its state. */
export type Award = {
  readonly id: string
  readonly playerId: number
  readonly state: BonusState
  readonly offeredAt: Date
  readonly acceptBefore: Date
  readonly activatedAt: Date | null
  readonly playBefore: Date | null
  readonly wagered: number
  readonly openRounds: number
  readonly endedAt: Date | null
  readonly endedBy: EndedBy | null
  readonly leftAtEnd: number | null
  /** Amount taken back in parts, with refunded parts of its deposit. */
  readonly takenBack: number
  /** A withdrawal ended it while a round of it was open: it ends with that round. */
  readonly withdrawnAt: Date | null
  /** A part of it is to be taken back with its deposit as soon as its open rounds are over; nothing is staked of it until then. */
  readonly backAskedAt: Date | null
}

export type EndedBy = 'player' | 'staff' | 'time' | 'play' | 'withdrawal' | 'refund'

/**
 * An award with its bonus; the columns of the bonus have the prefix `bonus_`, its amount is what this player was
 * offered.
 */
type AwardRow = Award & {
  readonly bonusId: string
  readonly bonusName: string
  readonly bonusCurrency: CurrencyCode
  readonly bonusAmount: number
  readonly bonusWageringTimes: number
  readonly bonusStakeMax: number | null
  readonly bonusDaysToAccept: number
  readonly bonusDaysToPlay: number
  readonly bonusCreatedAt: Date
  readonly bonusHardEnd: Date | null
  readonly bonusListsGames: boolean
  readonly bonusVersion: number
  readonly bonusIsOfCampaign: boolean
  readonly bonusEndsAtWithdrawal: boolean
}

export type AwardOfBonus = { readonly award: Award; readonly bonus: Bonus }

const awardColumns = sql`
  a.id, a.player_id, a.state, a.offered_at, a.accept_before, a.activated_at, a.play_before, a.wagered, a.open_rounds,
  a.ended_at, a.ended_by, a.left_at_end, a.taken_back, a.withdrawn_at, a.back_asked_at, b.id as bonus_id, b.name as bonus_name, b.currency as bonus_currency,
  a.amount as bonus_amount, b.wagering_times as bonus_wagering_times, b.stake_max as bonus_stake_max,
  b.days_to_accept as bonus_days_to_accept, b.days_to_play as bonus_days_to_play, b.created_at as bonus_created_at,
  b.hard_end as bonus_hard_end, b.lists_games as bonus_lists_games,
  b.version as bonus_version, b.of_campaign as bonus_is_of_campaign,
  b.ends_at_withdrawal as bonus_ends_at_withdrawal`

function split(row: AwardRow): AwardOfBonus {
  const bonus = {
    id: row.bonusId,
    name: row.bonusName,
    currency: row.bonusCurrency,
    amount: row.bonusAmount,
    wageringTimes: row.bonusWageringTimes,
    stakeMax: row.bonusStakeMax,
    daysToAccept: row.bonusDaysToAccept,
    daysToPlay: row.bonusDaysToPlay,
    createdAt: row.bonusCreatedAt,
    hardEnd: row.bonusHardEnd,
    listsGames: row.bonusListsGames,
    version: row.bonusVersion,
    isOfCampaign: row.bonusIsOfCampaign,
    endsAtWithdrawal: row.bonusEndsAtWithdrawal,
  }
  return { award: row, bonus }
}

/** Serializes offers to one player. */
export async function lockOffers(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`bonuses.offer:${playerId}`}, 0))`)
}

/** The award of a bonus that a player has not ended yet. */
export async function findOpen(db: Querier, playerId: number, bonusId: string): Promise<AwardOfBonus | undefined> {
  const rows = await db.query<AwardRow>(sql`
    select ${awardColumns} from bonuses.award a join bonuses.bonus b on b.id = a.bonus_id
     where a.player_id = ${playerId} and a.bonus_id = ${bonusId} and a.state in ('offered', 'active')
     order by a.id limit 1`)
  return rows[0] && split(rows[0])
}

/** Sum of what a player was offered since an instant, whatever its state now. */
export async function sumOffered(db: Querier, playerId: number, since: Date): Promise<number> {
  const rows = await db.query<{ total: number }>(sql`
    select coalesce(sum(a.amount), 0)::bigint as total from bonuses.award a
     where a.player_id = ${playerId} and a.offered_at > ${since}`)
  return rows[0]?.total ?? 0
}

/**
 * Sum of the bonuses in a currency that a person of the staff has offered by hand since an instant without a second person, to anybody.
 * Offers of one person follow one another until their transactions end, so that two at once are judged together.
 */
export async function lockOfferedBy(
  tx: Transaction,
  { userId, currency, since }: { readonly userId: number; readonly currency: string; readonly since: Date },
): Promise<number> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`bonuses.offer-by:${userId}`}, 0))`)
  const rows = await tx.query<{ total: number }>(sql`
    select coalesce(sum(a.amount), 0)::bigint as total
      from bonuses.award a join bonuses.bonus b on b.id = a.bonus_id
     where a.offered_by = ${userId} and a.approved_by is null and a.offered_at > ${since} and not b.of_campaign
       and b.currency = ${currency}`)
  return rows[0]?.total ?? 0
}

export async function insertAward(
  tx: Transaction,
  award: Pick<Award, 'id' | 'playerId' | 'offeredAt' | 'acceptBefore'> & { readonly amount: number },
  of: { readonly bonusId: string; readonly offeredBy: number | null; readonly approvedBy: number | null },
): Promise<void> {
  await tx.query(sql`
    insert into bonuses.award (id, bonus_id, player_id, state, amount, offered_by, approved_by, offered_at, accept_before)
    values (${award.id}, ${of.bonusId}, ${award.playerId}, 'offered', ${award.amount}, ${of.offeredBy}, ${of.approvedBy},
            ${award.offeredAt}, ${award.acceptBefore})`)
  await insertStep(tx, award.id, { kind: 'offered', at: award.offeredAt, change: 0, byStaff: of.offeredBy })
}

export async function findAward(db: Querier, id: string): Promise<AwardOfBonus | undefined> {
  const rows = await db.query<AwardRow>(sql`
    select ${awardColumns} from bonuses.award a join bonuses.bonus b on b.id = a.bonus_id where a.id = ${id}`)
  return rows[0] && split(rows[0])
}

export async function lockAward(tx: Transaction, id: string): Promise<AwardOfBonus | undefined> {
  const rows = await tx.query<AwardRow>(sql`
    select ${awardColumns} from bonuses.award a join bonuses.bonus b on b.id = a.bonus_id
     where a.id = ${id} for update of a`)
  return rows[0] && split(rows[0])
}

/** The player's active award. */
export async function findActive(db: Querier, playerId: number): Promise<AwardOfBonus | undefined> {
  const rows = await db.query<AwardRow>(sql`
    select ${awardColumns} from bonuses.award a join bonuses.bonus b on b.id = a.bonus_id
     where a.player_id = ${playerId} and a.state = 'active'`)
  return rows[0] && split(rows[0])
}

/** Newest first, below an id. */
export async function listAwards(
  db: Querier,
  { playerId, before }: { readonly playerId: number; readonly before: string | null },
  limit: number,
): Promise<AwardOfBonus[]> {
  const rows = await db.query<AwardRow>(sql`
    select ${awardColumns} from bonuses.award a join bonuses.bonus b on b.id = a.bonus_id
     where a.player_id = ${playerId} and (${before}::uuid is null or a.id < ${before}::uuid)
     order by a.id desc limit ${limit}`)
  return rows.map(split)
}

export async function startPlaying(tx: Transaction, id: string, at: Date, playBefore: Date): Promise<void> {
  await tx.query(sql`
    update bonuses.award set state = 'active', activated_at = ${at}, play_before = ${playBefore} where id = ${id}`)
}

/** Records a stake with bonus money of a locked award: the part that counts, and one more open round. */
export async function recordStake(tx: Transaction, id: string, countedMinor: number): Promise<void> {
  await tx.query(sql`
    update bonuses.award set wagered = wagered + ${countedMinor}, open_rounds = open_rounds + 1 where id = ${id}`)
}

/** One open round less. */
export async function recordRoundEnd(tx: Transaction, id: string): Promise<void> {
  await tx.query(sql`update bonuses.award set open_rounds = open_rounds - 1 where id = ${id}`)
}

export async function endAward(
  tx: Transaction,
  id: string,
  end: { readonly state: BonusState; readonly by: EndedBy; readonly at: Date; readonly leftMinor: number },
): Promise<void> {
  await tx.query(sql`
    update bonuses.award
       set state = ${end.state}, ended_by = ${end.by}, ended_at = ${end.at}, left_at_end = ${end.leftMinor}
     where id = ${id}`)
}

/** Marks an active award with an open round as ended by a withdrawal: no further stake is taken from it. */
export async function recordWithdrawn(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.query(sql`
    update bonuses.award set withdrawn_at = ${at}, play_before = least(play_before, ${at}) where id = ${id}`)
}

/** A part of a locked award is to be taken back when its open rounds are over. */
export async function recordBackAsked(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.query(sql`
    update bonuses.award set back_asked_at = coalesce(back_asked_at, ${at}::timestamptz) where id = ${id}`)
}

/**
 * Records that a part of an award was taken back with its deposit: where that lowers the award, its wagering target is
 * lower too.
 */
export async function recordTakenBack(
  tx: Transaction,
  id: string,
  { takenMinor, loweredMinor }: { readonly takenMinor: number; readonly loweredMinor: number },
): Promise<void> {
  await tx.query(sql`
    update bonuses.award set amount = amount - ${loweredMinor}, taken_back = taken_back + ${takenMinor}, back_asked_at = null
     where id = ${id}`)
}

/**
 * Expired awards without an open round, in the order of their ids. One of which a part is to be taken back is left until that
 * is done: enough may have been staked of it in time.
 */
export async function listExpired(db: Querier, at: Date, { after, limit }: PageOf<string>): Promise<string[]> {
  // The few that are due are read first, by their own index: ordered by key, the planner would look for them among all rows.
  const rows = await db.query<{ id: string }>(sql`
    with expired as materialized (select id from bonuses.award where ${isExpired(at)})
    select id from expired where ${after ?? null}::uuid is null or id > ${after ?? null}::uuid order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Locks one of them; false when it has ended meanwhile, or another worker has locked it. */
export async function lockExpired(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    select id from bonuses.award where id = ${id} and ${isExpired(at)} for update skip locked`)
  return rows.length > 0
}

const isExpired = (at: Date) => sql`
  ((state = 'offered' and accept_before <= ${at})
   or (state = 'active' and play_before <= ${at} and open_rounds = 0 and back_asked_at is null))`
