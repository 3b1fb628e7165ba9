import { sql, type Querier } from '#server/kernel/index.ts'

/** A shared round in which two accounts were on opposite sides: one lost all of its bets, the other cashed out. */
export type OpposedRow = {
  readonly at: Date
  readonly roundId: string
  readonly otherPlayerId: number
  readonly stakeMinor: number
}

/** Rounds since an instant in which a player and one of some others were on opposite sides, oldest first. */
export async function findOpposedRounds(
  db: Querier,
  { playerId, others, since }: { readonly playerId: number; readonly others: readonly number[]; readonly since: Date },
): Promise<OpposedRow[]> {
  return db.query<OpposedRow>(sql`
    with own as (
      select round_id, bool_or(state = 'cashed') as has_won, sum(stake)::bigint as stake_minor, min(placed_at) as at
        from crash.bet
       where owner = ${`player:${playerId}`} and mode = 'real' and state in ('cashed', 'lost') and made_at >= ${since}
       group by round_id
    ), other as (
      select b.round_id, b.player_id, bool_or(b.state = 'cashed') as has_won
        from own join crash.bet b on b.round_id = own.round_id
       where b.player_id = any(${[...others]}::bigint[]) and b.mode = 'real' and b.state in ('cashed', 'lost')
       group by b.round_id, b.player_id
    )
    select own.at, own.round_id, other.player_id as other_player_id, own.stake_minor
      from own join other on other.round_id = own.round_id and other.has_won <> own.has_won
     where own.at is not null
     order by own.at, own.round_id, other.player_id`)
}
