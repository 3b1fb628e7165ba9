import { prepared, sql, type Querier, type Transaction } from '../kernel/index.ts'

/** Rounds that the house pays for. The stake is of each of them, in minor units. */
export type Award = {
  readonly id: string
  readonly playerId: number
  readonly gameKey: string
  readonly currency: string
  readonly stake: number
  readonly rounds: number
  readonly used: number
  readonly source: string
  readonly givenAt: Date
  readonly expiresAt: Date
}

const columns = sql`id, player_id, game_key, currency, stake, rounds, used, source, given_at, expires_at`

export async function insertAward(tx: Transaction, award: Omit<Award, 'used'>): Promise<void> {
  await tx.query(sql`
    insert into free_rounds.award (id, player_id, game_key, currency, stake, rounds, source, given_at, expires_at)
    values (${award.id}, ${award.playerId}, ${award.gameKey}, ${award.currency}, ${award.stake}, ${award.rounds},
            ${award.source}, ${award.givenAt}, ${award.expiresAt})`)
}

/** What a player can still play with in a game, the one that ends first before the others. */
export async function findUsable(
  db: Querier,
  { playerId, gameKey, at }: { readonly playerId: number; readonly gameKey: string; readonly at: Date },
): Promise<Award | undefined> {
  const rows = await db.query<Award>(prepared`
    select ${columns} from free_rounds.award
     where player_id = ${playerId} and game_key = ${gameKey} and used < rounds and expired_at is null
       and expires_at > ${at}
     order by expires_at, id limit 1`)
  return rows[0]
}

/** Takes one round of an award, if there is one for this player, game and stake; gives how many have been taken. */
export async function takeRound(
  tx: Transaction,
  input: {
    readonly awardId: string
    readonly playerId: number
    readonly gameKey: string
    readonly stakeMinor: number
    readonly at: Date
  },
): Promise<Pick<Award, 'used' | 'rounds' | 'currency'> | undefined> {
  const rows = await tx.query<Pick<Award, 'used' | 'rounds' | 'currency'>>(sql`
    update free_rounds.award set used = used + 1
     where id = ${input.awardId} and player_id = ${input.playerId} and game_key = ${input.gameKey}
       and stake = ${input.stakeMinor} and used < rounds and expired_at is null and expires_at > ${input.at}
    returning used, rounds, currency`)
  return rows[0]
}

/** How many rounds of an award can still be taken for this player, game and stake. */
export async function countLeft(
  db: Querier,
  about: {
    readonly awardId: string
    readonly playerId: number
    readonly gameKey: string
    readonly stakeMinor: number
    readonly at: Date
  },
): Promise<number> {
  const rows = await db.query<{ left: number }>(sql`
    select rounds - used as left from free_rounds.award
     where id = ${about.awardId} and player_id = ${about.playerId} and game_key = ${about.gameKey}
       and stake = ${about.stakeMinor} and expired_at is null and expires_at > ${about.at}`)
  return rows[0]?.left ?? 0
}

/** Which of some rounds were free. */
export async function findSpent(db: Querier, roundIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (roundIds.length === 0) return new Set()
  const rows = await db.query<{ roundId: string }>(sql`
    select round_id from free_rounds.spent where round_id = any(${[...roundIds]}::uuid[])`)
  return new Set(rows.map(({ roundId }) => roundId))
}

export async function insertSpent(
  tx: Transaction,
  spent: { readonly roundId: string; readonly awardId: string; readonly number: number; readonly at: Date },
): Promise<void> {
  await tx.query(sql`
    insert into free_rounds.spent (round_id, award_id, number, spent_at)
    values (${spent.roundId}, ${spent.awardId}, ${spent.number}, ${spent.at})`)
}

/** Ends awards whose time is over; gives them as they were left. */
export async function expire(
  tx: Transaction,
  at: Date,
  limit: number,
): Promise<{ id: string; playerId: number; left: number }[]> {
  return tx.query<{ id: string; playerId: number; left: number }>(sql`
    update free_rounds.award set expired_at = ${at}
     where id in (select id from free_rounds.award
                   where used < rounds and expired_at is null and expires_at <= ${at}
                   order by expires_at limit ${limit} for update skip locked)
    returning id, player_id, rounds - used as left`)
}
