import { jackpotWinList } from '#contract/lists/jackpot-wins.ts'
import { sql, type Sql, type SqlList } from '../kernel/index.ts'

/** Jackpots that were won, as a list of the back office. */
export const winsInSql: SqlList = {
  list: jackpotWinList,
  select: sql`h.*, p.name`,
  from: sql`jackpots.hit h join jackpots.pool p on p.id = h.pool_id`,
  key: { by: sql`h.reference`, type: 'uuid' },
  columns: {
    wonAt: { by: sql`h.won_at`, type: 'timestamptz' },
    name: { by: sql`h.pool_id`, type: 'uuid' },
    playerId: { by: sql`h.player_id`, type: 'bigint' },
    win: { by: sql`h.amount`, type: 'bigint' },
  },
  currency: sql`h.currency`,
}

export const winsOfBrand = (target: string): Sql => sql`p.target = ${target}`
