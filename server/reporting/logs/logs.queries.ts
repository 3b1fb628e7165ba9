import { accountingLog } from '#contract/lists/accounting-log.ts'
import { gameLog } from '#contract/lists/game-log.ts'
import { overviewLog } from '#contract/lists/overview-log.ts'
import type { Currency } from '#contract/shapes/money.ts'
import { sql, type Querier, type SqlList } from '#server/kernel/index.ts'
import type { MovementKind } from '#server/ledger/index.ts'

type OfDay = {
  readonly id: string
  readonly day: string
  readonly target: string
  readonly currency: Currency
}

export type AccountingDay = OfDay & {
  readonly accountGroup: string
  readonly contraPath: string
  readonly movement: MovementKind
  readonly entries: number
  readonly debit: number
  readonly credit: number
}

export type GameDay = OfDay & {
  readonly gameKey: string
  readonly definitionHash: string
  readonly players: number
  readonly rounds: number
  readonly stake: number
  readonly win: number
  readonly ggr: number
  readonly free: number
  readonly bonusStake: number
  readonly bonusWin: number
  readonly jackpot: number
}

export type OverviewDay = OfDay & {
  readonly actives: number
  readonly firstDeposits: number
  readonly rounds: number
  readonly stake: number
  readonly win: number
  readonly ggr: number
  readonly free: number
  readonly bonusStake: number
  readonly bonusWin: number
  readonly bonusConverted: number
  readonly jackpot: number
  readonly jackpotFund: number
  readonly prizes: number
  readonly ngr: number
  readonly deposited: number
  readonly withdrawn: number
  readonly other: number
}

const key = { by: sql`d.id`, type: 'uuid' } as const
const shared = {
  day: { by: sql`d.day`, type: 'date' },
  brand: { by: sql`d.target`, type: 'text' },
  currency: { by: sql`d.currency`, type: 'text' },
} as const
const sum = (by: SqlList['select']) => ({ by, type: 'bigint' }) as const

export const accountingInSql: SqlList = {
  list: accountingLog,
  select: sql`d.*`,
  from: sql`reporting.accounting_day d`,
  key,
  columns: {
    ...shared,
    account: { by: sql`d.account_group`, type: 'text' },
    contra: { by: sql`d.contra_path`, type: 'text' },
    movement: { by: sql`d.movement`, type: 'text' },
    debit: sum(sql`d.debit`),
    credit: sum(sql`d.credit`),
  },
  currency: sql`d.currency`,
}

export const gamesInSql: SqlList = {
  list: gameLog,
  select: sql`d.*`,
  from: sql`reporting.game_day d`,
  key,
  columns: {
    ...shared,
    gameKey: { by: sql`d.game_key`, type: 'text' },
    version: { by: sql`d.definition_hash`, type: 'text' },
    stake: sum(sql`d.stake`),
    win: sum(sql`d.win`),
    ggr: sum(sql`d.ggr`),
    free: sum(sql`d.free`),
    bonusStake: sum(sql`d.bonus_stake`),
    bonusWin: sum(sql`d.bonus_win`),
    jackpot: sum(sql`d.jackpot`),
  },
  currency: sql`d.currency`,
}

export const overviewInSql: SqlList = {
  list: overviewLog,
  select: sql`d.*`,
  from: sql`reporting.overview_day d`,
  key,
  columns: {
    ...shared,
    stake: sum(sql`d.stake`),
    win: sum(sql`d.win`),
    ggr: sum(sql`d.ggr`),
    ngr: sum(sql`d.ngr`),
    deposits: sum(sql`d.deposited`),
    withdrawals: sum(sql`d.withdrawn`),
    free: sum(sql`d.free`),
    bonusStake: sum(sql`d.bonus_stake`),
    bonusWin: sum(sql`d.bonus_win`),
    bonusConverted: sum(sql`d.bonus_converted`),
    jackpot: sum(sql`d.jackpot`),
    jackpotFund: sum(sql`d.jackpot_fund`),
    prizes: sum(sql`d.prizes`),
    other: sum(sql`d.other`),
  },
  currency: sql`d.currency`,
}

export async function findAccountingDay(db: Querier, id: string): Promise<AccountingDay | undefined> {
  const [row] = await db.query<AccountingDay>(sql`
    select id, day, target, currency, account_group, contra_path, movement, entries, debit, credit
      from reporting.accounting_day where id = ${id}::uuid`)
  return row
}

/** An account that a row of the accounting log sums up, and the contra accounts of its movements. */
export type AccountOfRow = {
  readonly id: number
  readonly path: string
  readonly playerId: number | null
  readonly contraIds: readonly number[]
}

/** The accounts of a row, from a number on. */
export async function listAccountsOf(
  db: Querier,
  { row, kind, from, limit }: { row: AccountingDay; kind: number; from: number; limit: number },
): Promise<AccountOfRow[]> {
  return db.query<AccountOfRow>(sql`
    select a.id, a.path, a.player_id, json_agg(distinct d.contra_id) as contra_ids
      from reporting.account_day d join reporting.account a on a.id = d.account_id
           join reporting.account o on o.id = d.contra_id
     where d.day = ${row.day}::date and d.kind = ${kind}::smallint and a.id >= ${from}::bigint and a.target = ${row.target}
       and a.currency = ${row.currency} and a.account_group = ${row.accountGroup} and o.path = ${row.contraPath}
     group by a.id, a.path, a.player_id order by a.id limit ${limit}`)
}
