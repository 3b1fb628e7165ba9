import type { Currency } from '#contract/shapes/money.ts'
import { sql, type Querier } from '#server/kernel/index.ts'
import { MOVEMENT_KINDS } from '#server/ledger/index.ts'

/** Filter of movements. Null: no filter. */
export type GameSelection = {
  readonly from: string
  readonly to: string
  readonly games: readonly string[] | null
  readonly brands: readonly string[] | null
  readonly currencies: readonly string[] | null
}

/** What the rows of figures are grouped by. */
export type GroupedBy = 'game' | 'day' | 'version'

/** Where a page begins: after this value of the sort, and this key. */
export type SortedFrom = {
  readonly sort: string
  readonly descending: boolean
  readonly after: { readonly value: number; readonly key: string } | null
  readonly limit: number
}

export type GameFiguresRow = {
  readonly currency: Currency
  readonly rounds: number
  readonly stakeMinor: number
  readonly winMinor: number
  readonly ggrMinor: number
  readonly freeMinor: number
  readonly bonusStakeMinor: number
  readonly bonusWinMinor: number
  readonly jackpotMinor: number
}

export type GameSumRow = GameFiguresRow & {
  readonly gameKey: string
  readonly day: string | null
  readonly definitionHash: string
  /** Key of group and currency; rows with equal sort values are in its order. */
  readonly key: string
  readonly sortValue: number
}

const { round, 'free-round': freeKind, 'free-round-held': heldKind, 'jackpot-win': jackpotWin } = MOVEMENT_KINDS
const { 'bonus-stake': bonusStake, 'bonus-win': bonusWin } = MOVEMENT_KINDS

/** Movements of games on accounts that are staked from. */
function cells({ from, to, games, brands, currencies }: GameSelection) {
  return sql`
    select d.day, d.currency, d.kind, d.game_key, d.definition_hash, d.rounds, d.debit, d.credit
      from reporting.day_sum d
     where d.account_group = 'player:cash' and d.game_key <> '' and d.day between ${from}::date and ${to}::date
       and (${games}::text[] is null or d.game_key = any(${games}::text[]))
       and (${brands}::text[] is null or d.target = any(${brands}::text[]))
       and (${currencies}::text[] is null or d.currency = any(${currencies}::text[]))`
}

/** The figures of some movements. */
export const figures = sql`
  coalesce(sum(rounds), 0)::bigint as rounds,
  coalesce(sum(debit) filter (where kind = ${round}), 0)::bigint as stake_minor,
  coalesce(sum(credit) filter (where kind = ${round}), 0)::bigint as win_minor,
  coalesce(sum(debit - credit) filter (where kind = ${round}), 0)::bigint as ggr_minor,
  coalesce(sum(credit - debit) filter (where kind in (${freeKind}, ${heldKind})), 0)::bigint as free_minor,
  coalesce(sum(credit) filter (where kind = ${bonusStake}), 0)::bigint as bonus_stake_minor,
  coalesce(sum(debit) filter (where kind = ${bonusWin}), 0)::bigint as bonus_win_minor,
  coalesce(sum(credit) filter (where kind = ${jackpotWin}), 0)::bigint as jackpot_minor`

/** The four columns by which sums are grouped. */
const group = (by: GroupedBy) => sql`
  currency,
  case when ${by}::text in ('game', 'version') then game_key else '' end as game_key,
  case when ${by}::text = 'day' then day end as day,
  case when ${by}::text = 'version' then definition_hash else '' end as definition_hash`

/** One page of figures by game, day or version, and by currency. */
export async function listGameSums(
  db: Querier,
  asked: GameSelection & { readonly by: GroupedBy },
  from: SortedFrom,
): Promise<GameSumRow[]> {
  const { by } = asked
  return db.query<GameSumRow>(sql`
    with summed as (
      select ${group(by)}, ${figures} from (${cells(asked)}) c group by 1, 2, 3, 4
    ), keyed as (
      select *, concat_ws('.', nullif(game_key, ''), day::text, nullif(definition_hash, ''), currency) as key,
             ${sortValue(from)} as sort_value
        from summed
    )
    select * from keyed ${page(from)}`)
}

/** How many rows there are. */
export async function countGameSums(db: Querier, asked: GameSelection & { readonly by: GroupedBy }): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from (select distinct ${group(asked.by)} from (${cells(asked)}) c) g`)
  return row?.count ?? 0
}

/**
 * Rows are sorted by one ascending value, then by key; a descending order is the ascending one of the negated value.
 */
export const sortValue = ({ sort, descending }: SortedFrom) => sql`
  ${descending ? -1 : 1}::bigint * case ${sort}::text when 'rounds' then rounds when 'stake' then stake_minor
                                                      when 'win' then win_minor when 'ggr' then ggr_minor else 0 end`

/** A page of rows with their key and value. */
function page({ sort, descending, after, limit }: SortedFrom) {
  const isByKeyDown = sort === 'key' && descending
  return sql`
     where ${after === null}::boolean or sort_value > ${after?.value ?? 0}::bigint
        or (sort_value = ${after?.value ?? 0}::bigint
            and case when ${isByKeyDown}::boolean then key collate "C" < ${after?.key ?? ''} else key collate "C" > ${after?.key ?? ''} end)
     order by sort_value, case when ${isByKeyDown}::boolean then key end collate "C" desc, key collate "C"
     limit ${limit}`
}

/** The sums of all matching movements, by currency. */
export async function totalGameSums(db: Querier, asked: GameSelection): Promise<GameFiguresRow[]> {
  return db.query<GameFiguresRow>(sql`
    select currency, ${figures} from (${cells(asked)}) c group by currency order by currency`)
}
