import { crashBetLog, crashLog } from '#contract/lists/crash-log.ts'
import type { Currency } from '#contract/shapes/money.ts'
import { sql, type Sql, type SqlList } from '../kernel/index.ts'
import type { BetRow } from './bets.queries.ts'
import type { RoundRow } from './rounds.queries.ts'

/** A shared round with what was bet in it for money. Amounts in minor units. */
export type LoggedRound = Pick<
  RoundRow,
  'id' | 'gameKey' | 'no' | 'state' | 'openedAt' | 'settledAt' | 'crashPoint' | 'stoppedAt'
> & {
  readonly players: number
  readonly bets: number
  readonly stake: number
  readonly win: number
  readonly currency: Currency
}

/** @param currency of rounds on which nobody has bet */
export const roundsInSql = (currency: Currency): SqlList => ({
  list: crashLog,
  select: sql`r.id, r.game_key, r.no, r.state, r.opened_at, r.settled_at, r.crash_point, r.stopped_at, b.*,
              (select count(*) from (
                select from crash.bet where round_id = r.id and mode = 'real' and state in ('placed', 'cashed', 'lost') group by player_id
              ) who) as players`,
  from: sql`crash.round r cross join lateral (
    select count(*) as bets, coalesce(sum(stake), 0)::bigint as stake,
           coalesce(sum(win), 0)::bigint as win, coalesce(max(currency), ${currency}::text) as currency
      from crash.bet where round_id = r.id and mode = 'real' and state in ('placed', 'cashed', 'lost')
  ) b`,
  key: { by: sql`r.id`, type: 'uuid' },
  columns: {
    openedAt: { by: sql`r.opened_at`, type: 'timestamptz' },
    gameKey: { by: sql`r.game_key`, type: 'text' },
    state: { by: sql`r.state`, type: 'text' },
    stake: { by: sql`b.stake`, type: 'bigint' },
    win: { by: sql`b.win`, type: 'bigint' },
    ggr: { by: sql`b.stake - b.win`, type: 'bigint' },
  },
  currency: sql`b.currency`,
})

/** A bet for money. */
export type LoggedBet = Pick<
  BetRow,
  'id' | 'gameKey' | 'roundId' | 'state' | 'cashOut' | 'stake' | 'win' | 'currency' | 'madeAt'
> & { readonly playerId: number }

export const betsInSql: SqlList = {
  list: crashBetLog,
  select: sql`b.id, b.game_key, b.round_id, b.player_id, b.state, b.cash_out, b.stake, b.win, b.currency, b.made_at`,
  from: sql`crash.bet b`,
  key: { by: sql`b.id`, type: 'uuid' },
  columns: {
    madeAt: { by: sql`b.made_at`, type: 'timestamptz' },
    roundId: { by: sql`b.round_id`, type: 'uuid' },
    gameKey: { by: sql`b.game_key`, type: 'text' },
    playerId: { by: sql`b.player_id`, type: 'bigint' },
    state: { by: sql`b.state`, type: 'text' },
    stake: { by: sql`b.stake`, type: 'bigint' },
    win: { by: sql`b.win`, type: 'bigint' },
  },
  currency: sql`b.currency`,
}

/** Bets for money are of players. */
export const forMoney: Sql = sql`b.mode = 'real' and b.player_id is not null`
