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
