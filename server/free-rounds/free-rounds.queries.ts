import { prepared, sql, type PageOf, type Querier, type Transaction } from '../kernel/index.ts'

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

/** The offer that an award came from, if any. */
export type OfRelation = { readonly relationId: string | null; readonly cashCap: number | null }

export async function insertAward(tx: Transaction, award: Omit<Award, 'used'> & OfRelation): Promise<void> {
  await tx.query(sql`
    insert into free_rounds.award (id, player_id, game_key, currency, stake, rounds, source, given_at, expires_at, relation_id,
                                   cash_cap)
    values (${award.id}, ${award.playerId}, ${award.gameKey}, ${award.currency}, ${award.stake}, ${award.rounds},
            ${award.source}, ${award.givenAt}, ${award.expiresAt}, ${award.relationId}, ${award.cashCap})`)
}

/** Nothing more of a relation can be played. */
export async function endAwards(tx: Transaction, relationId: string, at: Date): Promise<void> {
  await tx.query(sql`
    update free_rounds.award set expired_at = ${at}
     where relation_id = ${relationId} and used < rounds and expired_at is null`)
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

/** What a player can still play with, by game and stake. */
export async function listUsable(
  db: Querier,
  { playerId, at }: { readonly playerId: number; readonly at: Date },
): Promise<{ readonly gameKey: string; readonly stake: number; readonly left: number; readonly endsAt: Date }[]> {
  return db.query(sql`
    select game_key, stake, sum(rounds - used)::int as left, min(expires_at) as ends_at from free_rounds.award
     where player_id = ${playerId} and used < rounds and expired_at is null and expires_at > ${at}
     group by game_key, stake order by ends_at, game_key`)
}

type TakenRound = Pick<Award, 'used' | 'rounds' | 'currency'> & { readonly relationId: string | null }

/** Takes one round of an award, if there is one for this player, game and stake; returns how many have been taken. */
export async function takeRound(
  tx: Transaction,
  input: {
    readonly awardId: string
    readonly playerId: number
    readonly gameKey: string
    readonly stakeMinor: number
    readonly at: Date
  },
): Promise<TakenRound | undefined> {
  const rows = await tx.query<TakenRound>(sql`
    update free_rounds.award set used = used + 1
     where id = ${input.awardId} and player_id = ${input.playerId} and game_key = ${input.gameKey}
       and stake = ${input.stakeMinor} and used < rounds and expired_at is null and expires_at > ${input.at}
    returning used, rounds, currency, relation_id`)
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
    insert into free_rounds.spent (round_id, award_id, number, spent_at, booked_at)
    values (${spent.roundId}, ${spent.awardId}, ${spent.number}, ${spent.at}, now())`)
}

type Won = Pick<Award, 'playerId' | 'used' | 'rounds' | 'currency'> & {
  readonly relationId: string | null
  readonly cashCap: number | null
  readonly won: number
  readonly held: number
}

/** What an award has won so far. */
export async function findWon(db: Querier, awardId: string): Promise<Won | undefined> {
  const rows = await db.query<Won>(sql`
    select player_id, used, rounds, currency, relation_id, cash_cap, won, held from free_rounds.award where id = ${awardId}`)
  return rows[0]
}

/** Spent rounds of some awards in the table, by award and number: whether each won; null while that is not known. */
export async function listEnds(
  db: Querier,
  awardIds: readonly string[],
): Promise<{ awardId: string; number: number; isWin: boolean | null }[]> {
  if (awardIds.length === 0) return []
  return db.query<{ awardId: string; number: number; isWin: boolean | null }>(sql`
    select award_id, number, won > 0 as is_win from free_rounds.spent
     where award_id = any(${[...awardIds]}::uuid[]) order by award_id, number`)
}

/** Records the end of a round, once: false when it was recorded before. The withheld part of the win is no cash. */
export async function recordWin(
  tx: Transaction,
  round: { readonly roundId: string; readonly wonMinor: number; readonly heldMinor: number },
): Promise<boolean> {
  const { roundId, wonMinor, heldMinor } = round
  const noted = await tx.query(sql`
    with noted as (
      update free_rounds.spent set won = ${wonMinor}, held = ${heldMinor} where round_id = ${roundId} and won is null
      returning award_id)
    update free_rounds.award a set won = a.won + ${wonMinor}, held = a.held + ${heldMinor}
      from noted where a.id = noted.award_id returning a.id`)
  return noted.length === 1
}

/** Rounds with an unknown result that were staked before an instant, in the order of their ids. */
export async function listUnknown(
  db: Querier,
  { before, after, limit }: PageOf<string> & { readonly before: Date },
): Promise<string[]> {
  // The few that are due are read first, by their own index: ordered by key, the planner would look for them among all rows.
  const rows = await db.query<{ roundId: string }>(sql`
    with unknown as materialized (
      select round_id from free_rounds.spent where won is null and spent_at < ${before})
    select round_id from unknown
     where ${after ?? null}::uuid is null or round_id > ${after ?? null}::uuid
     order by round_id limit ${limit}`)
  return rows.map(({ roundId }) => roundId)
}

/** Expired awards with rounds left, in the order of their ids. */
export async function listExpired(db: Querier, at: Date, { after, limit }: PageOf<string>): Promise<string[]> {
  // The few that are due are read first, by their own index.
  const rows = await db.query<{ id: string }>(sql`
    with expired as materialized (select id from free_rounds.award where ${hasExpired(at)})
    select id from expired where ${after ?? null}::uuid is null or id > ${after ?? null}::uuid order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

type ExpiredAward = { readonly playerId: number; readonly left: number; readonly relationId: string | null }

/** Ends one of them; undefined when it was ended meanwhile, or another worker has locked it. */
export async function expire(tx: Transaction, id: string, at: Date): Promise<ExpiredAward | undefined> {
  const rows = await tx.query<ExpiredAward>(sql`
    update free_rounds.award set expired_at = ${at}
     where id = (select id from free_rounds.award where id = ${id} and ${hasExpired(at)} for update skip locked)
    returning player_id, rounds - used as left, relation_id`)
  return rows[0]
}

const hasExpired = (at: Date) => sql`used < rounds and expired_at is null and expires_at <= ${at}`
