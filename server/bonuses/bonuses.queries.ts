import type { CurrencyCode } from '#money'
import { sql, type Querier, type Transaction } from '../kernel/index.ts'

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
  /** It cannot be played from then on; null without such a date. */
  readonly hardEnd: Date | null
  /** Whether only the games that it lists count. */
  readonly listsGames: boolean
  readonly version: number
  /** Written with an approved version of a campaign. */
  readonly isOfCampaign: boolean
  /** A withdrawal ends it. */
  readonly endsAtWithdrawal: boolean
}

const bonusColumns = sql`id, name, currency, amount, wagering_times, stake_max, days_to_accept, days_to_play, created_at,
  hard_end, lists_games, version, of_campaign as is_of_campaign, ends_at_withdrawal`

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

/** Whether a later version has replaced a bonus. */
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

/** Amount of a bonus that no campaign gives. */
export async function findWrittenAmount(db: Querier, target: string, id: string): Promise<number | undefined> {
  const rows = await db.query<{ amount: number }>(sql`
    select amount from bonuses.bonus where id = ${id} and not of_campaign and (target is null or target = ${target})`)
  return rows[0]?.amount
}
