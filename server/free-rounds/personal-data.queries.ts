import { sql, type Querier } from '#server/kernel/index.ts'

export type GivenRoundsRow = {
  readonly game: string
  readonly rounds: number
  readonly used: number
  readonly stakeMinor: number
  readonly currency: string
  readonly givenAt: Date
  readonly expiresAt: Date
}

export async function findGivenRounds(db: Querier, playerId: number): Promise<GivenRoundsRow[]> {
  return db.query<GivenRoundsRow>(sql`
    select game_key as game, rounds, used, stake as stake_minor, currency, given_at, expires_at
      from free_rounds.award where player_id = ${playerId} order by given_at, id`)
}

export type OfferedRoundsRow = {
  readonly state: string
  readonly givenAt: Date
  readonly expiresAt: Date
  readonly amountMinor: number | null
  readonly currency: string
}

/** What a player was offered; the amount is what they took in place of rounds. */
export async function findOfferedRounds(db: Querier, playerId: number): Promise<OfferedRoundsRow[]> {
  return db.query<OfferedRoundsRow>(sql`
    select r.state, r.offered_at as given_at, r.ends_at as expires_at, r.converted as amount_minor, t.currency
      from free_rounds.relation r join free_rounds.terms t on t.version_id = r.version_id
     where r.player_id = ${playerId} order by r.id`)
}
