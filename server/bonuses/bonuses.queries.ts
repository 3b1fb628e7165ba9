import type { BonusState } from '#contract/states/bonus-states.ts'
import type { CurrencyCode } from '#money'
import { sql, type Querier, type Transaction } from '../kernel/index.ts'
import { insertStep } from './steps.queries.ts'

/** A bonus as staff wrote it. Amounts in minor units. */
export type Bonus = {
  readonly id: string
  readonly name: string
  readonly currency: CurrencyCode
  readonly amount: number
  readonly wageringTimes: number
  readonly stakeMax: number | null
  readonly daysToAccept: number
  readonly daysToPlay: number
  readonly createdAt: Date
  /** Nothing of it can be played from then on; null without such a day. */
  readonly hardEnd: Date | null
  /** Whether only games that it names count. */
  readonly listsGames: boolean
  readonly version: number
  /** Written with an approved version of a campaign. */
  readonly isOfCampaign: boolean
  /** Taking money out takes it away. */
  readonly endsAtWithdrawal: boolean
}

/** A bonus as it stands with one player. */
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
  /** What went back in parts, with parts of the deposit that it was given for. */
  readonly takenBack: number
  /** A withdrawal ended it while a round of it was open: it ends with that round. */
  readonly withdrawnAt: Date | null
}

export type EndedBy = 'player' | 'staff' | 'time' | 'play' | 'withdrawal' | 'refund'

/** An award with its bonus; the bonus's own columns come as `bonus_…`, its amount is what this player was offered. */
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

const bonusColumns = sql`id, name, currency, amount, wagering_times, stake_max, days_to_accept, days_to_play, created_at,
  hard_end, lists_games, version, of_campaign as is_of_campaign, ends_at_withdrawal`

const awardColumns = sql`
  a.id, a.player_id, a.state, a.offered_at, a.accept_before, a.activated_at, a.play_before, a.wagered, a.open_rounds,
  a.ended_at, a.ended_by, a.left_at_end, a.taken_back, a.withdrawn_at, b.id as bonus_id, b.name as bonus_name, b.currency as bonus_currency,
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

/** False when the same person has used this key. */
export async function insertBonus(
  tx: Transaction,
  bonus: Bonus,
  by: {
    readonly createdBy: number
    readonly approvedBy: number | null
    readonly idempotencyKey: string | null
    /** The brand whose staff offer it; null for the terms of a campaign. */
    readonly target: string | null
    /** The version before it. */
    readonly replaces?: string
  },
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into bonuses.bonus (id, name, currency, amount, wagering_times, stake_max, days_to_accept, days_to_play,
                               created_by, created_at, approved_by, idempotency_key, hard_end, lists_games, of_campaign, version, replaces,
                               ends_at_withdrawal, target)
    values (${bonus.id}, ${bonus.name}, ${bonus.currency}, ${bonus.amount}, ${bonus.wageringTimes}, ${bonus.stakeMax},
            ${bonus.daysToAccept}, ${bonus.daysToPlay}, ${by.createdBy}, ${bonus.createdAt}, ${by.approvedBy},
            ${by.idempotencyKey}, ${bonus.hardEnd}, ${bonus.listsGames}, ${bonus.isOfCampaign}, ${bonus.version},
            ${by.replaces ?? null}, ${bonus.endsAtWithdrawal}, ${by.target})
    on conflict (created_by, idempotency_key) where idempotency_key is not null do nothing
    returning id`)
  return rows.length === 1
}

/** The bonus that a person wrote with a key. */
export async function findByKey(db: Querier, createdBy: number, key: string | null): Promise<Bonus | undefined> {
  const rows = await db.query<Bonus>(sql`
    select ${bonusColumns} from bonuses.bonus where created_by = ${createdBy} and idempotency_key = ${key}`)
  return rows[0]
}

/** Offers to one player go one after another. */
export async function holdOffers(tx: Transaction, playerId: number): Promise<void> {
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

/** What a player was offered since a moment, whatever became of it. */
export async function sumOffered(db: Querier, playerId: number, since: Date): Promise<number> {
  const rows = await db.query<{ total: number }>(sql`
    select coalesce(sum(a.amount), 0)::bigint as total from bonuses.award a
     where a.player_id = ${playerId} and a.offered_at > ${since}`)
  return rows[0]?.total ?? 0
}

export async function findBonus(db: Querier, id: string): Promise<Bonus | undefined> {
  const rows = await db.query<Bonus>(sql`select ${bonusColumns} from bonuses.bonus where id = ${id}`)
  return rows[0]
}

/** One that staff of a brand may see. */
export async function findBonusOf(db: Querier, target: string, id: string): Promise<Bonus | undefined> {
  const rows = await db.query<Bonus>(sql`
    select ${bonusColumns} from bonuses.bonus where id = ${id} and (target is null or target = ${target})`)
  return rows[0]
}

/** The games of a bonus that names them, each with what a stake in it counts. */
export async function insertGames(
  tx: Transaction,
  bonusId: string,
  games: readonly { readonly gameKey: string; readonly percent: number }[],
): Promise<void> {
  await tx.query(sql`
    insert into bonuses.game (bonus_id, game_key, percent)
    select ${bonusId}, * from unnest(${games.map(({ gameKey }) => gameKey)}::text[],
                                     ${games.map(({ percent }) => percent)}::integer[])`)
}

/** The games of a bonus that names them. */
export async function listGames(
  db: Querier,
  bonusId: string,
): Promise<{ readonly gameKey: string; readonly percent: number }[]> {
  return db.query<{ gameKey: string; percent: number }>(sql`
    select game_key, percent from bonuses.game where bonus_id = ${bonusId} order by game_key`)
}

export async function lockBonus(tx: Transaction, target: string, id: string): Promise<Bonus | undefined> {
  const rows = await tx.query<Bonus>(sql`
    select ${bonusColumns} from bonuses.bonus where id = ${id} and (target is null or target = ${target}) for update`)
  return rows[0]
}

/** Whether a later version stands in the place of a bonus. */
export async function wasReplaced(db: Querier, id: string): Promise<boolean> {
  return (await db.query(sql`select 1 as one from bonuses.bonus where replaces = ${id}`)).length > 0
}

/** What a stake in a game counts for a bonus that names its games, in hundredths; undefined for a game that it does not name. */
export async function findShare(db: Querier, bonusId: string, gameKey: string): Promise<number | undefined> {
  const rows = await db.query<{ percent: number }>(sql`
    select percent from bonuses.game where bonus_id = ${bonusId} and game_key = ${gameKey}`)
  return rows[0]?.percent
}

/** What staff offer by hand, the newest version of each, newest first, below an id. */
export async function listBonuses(db: Querier, target: string, limit: number): Promise<Bonus[]> {
  return db.query<Bonus>(sql`
    select ${bonusColumns} from bonuses.bonus
     where not of_campaign and (target is null or target = ${target})
       and not exists (select from bonuses.bonus later where later.replaces = bonus.id)
     order by id desc limit ${limit}`)
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

/** The one that the player plays with now. */
export async function findActive(db: Querier, playerId: number): Promise<AwardOfBonus | undefined> {
  const rows = await db.query<AwardRow>(sql`
    select ${awardColumns} from bonuses.award a join bonuses.bonus b on b.id = a.bonus_id
     where a.player_id = ${playerId} and a.state = 'active'`)
  return rows[0] && split(rows[0])
}

/** Amount of a bonus that no campaign gives. */
export async function findWrittenAmount(db: Querier, target: string, id: string): Promise<number | undefined> {
  const rows = await db.query<{ amount: number }>(sql`
    select amount from bonuses.bonus where id = ${id} and not of_campaign and (target is null or target = ${target})`)
  return rows[0]?.amount
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

/** A stake with bonus money of a locked award: what of it counts, and a round more that it has to wait for. */
export async function recordStake(tx: Transaction, id: string, countedMinor: number): Promise<void> {
  await tx.query(sql`
    update bonuses.award set wagered = wagered + ${countedMinor}, open_rounds = open_rounds + 1 where id = ${id}`)
}

/** A round less that the award has to wait for. */
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

/** An active award whose round is open was taken away by a withdrawal: nothing more is staked of it. */
export async function recordWithdrawn(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.query(sql`
    update bonuses.award set withdrawn_at = ${at}, play_before = least(play_before, ${at}) where id = ${id}`)
}

/** A part of an award went back with its deposit: where it is lowered by that, less has to be wagered for it. */
export async function recordTakenBack(
  tx: Transaction,
  id: string,
  { takenMinor, loweredMinor }: { readonly takenMinor: number; readonly loweredMinor: number },
): Promise<void> {
  await tx.query(sql`
    update bonuses.award set amount = amount - ${loweredMinor}, taken_back = taken_back + ${takenMinor} where id = ${id}`)
}

/** Awards whose time is over and that wait for no round, locked; those that somebody else holds are left out. */
export async function lockExpired(tx: Transaction, at: Date, limit: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`
    select id from bonuses.award
     where (state = 'offered' and accept_before <= ${at})
        or (state = 'active' and play_before <= ${at} and open_rounds = 0)
     limit ${limit} for update skip locked`)
  return rows.map(({ id }) => id)
}
