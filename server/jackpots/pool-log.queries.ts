import { jackpotLog } from '#contract/lists/jackpot-log.ts'
import type { Currency } from '#contract/shapes/money.ts'
import { sql, type SqlList } from '../kernel/index.ts'
import type { MoveKind } from './moves.queries.ts'

/** A move of a pool, as the log has it. */
export type LoggedMove = {
  readonly id: number
  readonly poolId: string
  readonly name: string
  readonly currency: Currency
  readonly kind: MoveKind
  readonly movedAt: Date
  readonly micros: string
  /** Whole minor units that the pool's account moved by, and that it has after it. */
  readonly amount: number
  readonly level: number
  readonly rounds: number
  readonly staked: number
  readonly playerId: number | null
  readonly roundId: string | null
}

const before = sql`case when m.kind = 'win' then m.level_after + m.micros else m.level_after - m.micros end`
const whole = (micros: SqlList['select']) => sql`trunc((${micros}) / 1000000)::bigint`

export const movesInSql: SqlList = {
  list: jackpotLog,
  select: sql`m.id, m.pool_id, p.name, p.currency, m.kind, m.moved_at, m.micros::text as micros,
              abs(${whole(sql`m.level_after`)} - ${whole(before)}) as amount, ${whole(sql`m.level_after`)} as level,
              (select coalesce(sum(c.rounds), 0)::bigint from jackpots.contribution c
                where c.pool_id = m.pool_id and c.move = m.number) as rounds,
              (select coalesce(sum(c.staked), 0)::bigint from jackpots.contribution c
                where c.pool_id = m.pool_id and c.move = m.number) as staked,
              h.player_id, h.round_id`,
  from: sql`jackpots.move m join jackpots.pool p on p.id = m.pool_id
            left join jackpots.hit h on h.pool_id = m.pool_id and h.move = m.number and m.kind = 'win'`,
  key: { by: sql`m.id`, type: 'bigint' },
  columns: {
    movedAt: { by: sql`m.moved_at`, type: 'timestamptz' },
    kind: { by: sql`m.kind`, type: 'text' },
    playerId: { by: sql`h.player_id`, type: 'bigint' },
    poolId: { by: sql`m.pool_id`, type: 'uuid' },
  },
}

export const movesOfBrand = (target: string) => sql`p.target = ${target}`
