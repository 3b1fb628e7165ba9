import type { Currency } from '#contract/shapes/money.ts'
import {
  instantOfMicroseconds,
  microsecondsOf,
  textOfMicroseconds,
  type ListOrder,
  type MovedRows,
  type Placed,
  type Querier,
  type SumRow,
} from '../../kernel/index.ts'
import { mayBeInFilesSince, openRows, quotedText, type RowsReader, type RowsTable } from '../../ledger/index.ts'
import { findBetIds } from '../bets.queries.ts'
import type { LoggedBet, LoggedRound } from '../crash-log.queries.ts'
import { findRoundIds } from '../rounds.queries.ts'
import { archivedSharedRounds, BETS, ROUNDS } from './archived-rounds.queries.ts'

/** The lists of staff of shared rounds and their bets, as far as they are in the files of closed months. */

type Question = Readonly<Record<string, unknown>>

/** A list over a table's files. */
type Listed<Row> = {
  readonly table: RowsTable
  readonly id: 'round_id' | 'bet_id'
  readonly at: 'opened_at' | 'made_at'
  readonly stake: 'staked' | 'stake'
  readonly win: 'won' | 'win'
  /** The currency of a row without one. */
  readonly currency: string
  /** Columns of a row besides its id and its instant. */
  readonly select: string
  readonly show: (row: FoundRow) => Row
  /** The condition of a question; undefined where it finds nothing in the files. */
  readonly where: (rows: RowsReader, question: Question) => Promise<string | undefined>
  /** Those of some ids that are in the table. */
  readonly findPresent: (db: Querier, ids: readonly string[]) => Promise<readonly string[]>
}

type FoundRow = Readonly<Record<string, string | number | null>> & { readonly id: string; readonly at: number }

const NOTHING = '00000000-0000-0000-0000-000000000000'
/** Ids that are compared with a table at once. */
const IDS = 20_000

function movedRows<Row>(db: Querier, listed: Listed<Row>): MovedRows<Row> {
  const { table, id, at } = listed
  const open = async (question: Question) => {
    if (typeof question['from'] === 'string' && !mayBeInFilesSince(new Date(question['from']))) return undefined
    const rows = await openRows(db, archivedSharedRounds)
    const where = rows && (await listed.where(rows, question))
    return rows && where !== undefined ? { rows, where } : undefined
  }
  type Opened = NonNullable<Awaited<ReturnType<typeof open>>>
  /** Ids after one, in their order. */
  const listIds = ({ rows, where }: Opened, after: string, limit: number) =>
    rows.select<{ id: string }>(
      table,
      (source) => `
        select ${id} as id from ${source} where ${where} and ${id} > ${quotedText(after)}::uuid order by ${id} limit ${limit}`,
    )
  const countAway = async (opened: Opened, most: number | null): Promise<number> => {
    let after = NOTHING
    let count = 0
    for (;;) {
      const ids = (await listIds(opened, after, IDS)).map((row) => row.id)
      count += ids.length - (await listed.findPresent(db, ids)).length
      const last = ids.at(-1)
      if (last === undefined || ids.length < IDS || (most !== null && count >= most)) return count
      after = last
    }
  }
  return {
    page: async (question, order, { limit, upTo }) => {
      // The newest rows of the tables come first, and rows since the last of them are in no file.
      if (order.isDown && upTo !== undefined && !mayBeInFilesSince(instantOfMicroseconds(microsecondsOf(upTo))))
        return []
      const opened = await open(question)
      if (!opened) return []
      const { rows, where } = opened
      const found = await rows.select<FoundRow>(
        table,
        (source) => `
          select ${id} as id, epoch_us(${at}) as at, ${listed.select} from ${source}
           where ${where} ${order.after ? `and ${comesAfter(listed, order)}` : ''}
           order by ${at} ${order.isDown ? 'desc' : ''}, ${id} ${order.isDown ? 'desc' : ''} limit ${limit}`,
      )
      return found.map((row): Row & Placed => ({
        ...listed.show(row),
        listValue: textOfMicroseconds(row.at),
        listKey: row.id,
      }))
    },
    count: async (question, most) => {
      const opened = await open(question)
      if (!opened) return 0
      if (opened.rows.hasBoth) return countAway(opened, most)
      const [counted] = await opened.rows.select<{ count: number }>(
        table,
        (source) => `select count(*) as count from ${source} where ${opened.where}`,
      )
      return counted?.count ?? 0
    },
    sums: async (question) => {
      const opened = await open(question)
      if (!opened) return []
      const { rows, where } = opened
      const ids = rows.hasBoth ? (await listIds(opened, NOTHING, IDS)).map((row) => row.id) : []
      const present = (await listed.findPresent(db, ids)).map((one) => `${quotedText(one)}::uuid`)
      const sums = await rows.select<{ currency: string; count: number; stake: number; win: number }>(
        table,
        (source) => `
          select coalesce(currency, ${quotedText(listed.currency)}) as currency, count(*) as count,
                 sum(${listed.stake})::bigint as stake, sum(${listed.win})::bigint as win
            from ${source} where ${where} ${present.length > 0 ? `and ${id} not in (${present.join(', ')})` : ''} group by 1`,
      )
      return sums.map(({ currency, count, stake, win }): SumRow => ({
        currency,
        count,
        sums: table === ROUNDS ? { stake, win, ggr: stake - win } : { stake, win },
      }))
    },
  }
}

function comesAfter({ id, at }: Pick<Listed<never>, 'id' | 'at'>, { isDown, after }: ListOrder): string {
  if (!after) return 'true'
  const sign = isDown ? '<' : '>'
  const moment = microsecondsOf(after.value)
  return `(epoch_us(${at}) ${sign} ${moment} or (epoch_us(${at}) = ${moment} and ${id} ${sign} ${quotedText(after.key)}::uuid))`
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
const isOneOf = (column: string, values: readonly string[]): string[] =>
  values.length === 0 ? [] : [`${column} in (${values.map(quotedText).join(', ')})`]

/** Conditions on the instant and on the games. */
const sharedConditions = (at: string, { games, from, to }: Question): string[] => [
  ...isOneOf('game_key', textsOf(games)),
  ...(typeof from === 'string' ? [`${at} >= '${new Date(from).toISOString()}'`] : []),
  ...(typeof to === 'string' ? [`${at} < '${new Date(to).toISOString()}'`] : []),
]

/** Shared rounds. @param currency of rounds on which nobody has bet */
export const archivedRoundList = (db: Querier, currency: Currency): MovedRows<LoggedRound> =>
  movedRows<LoggedRound>(db, {
    table: ROUNDS,
    id: 'round_id',
    at: 'opened_at',
    stake: 'staked',
    win: 'won',
    currency,
    select:
      'game_key, no, epoch_us(settled_at) as settled_at, crash_point, stopped_at, players, bets, staked, won, currency',
    show: ({ id, at, settledAt, staked, won, currency: own, ...row }) => ({
      ...(row as unknown as Pick<LoggedRound, 'gameKey' | 'no' | 'crashPoint' | 'stoppedAt' | 'players' | 'bets'>),
      id,
      state: 'settled',
      openedAt: instantOfMicroseconds(at),
      settledAt: instantOfMicroseconds(settledAt),
      stake: Number(staked),
      win: Number(won),
      currency: (own as Currency | null) ?? currency,
    }),
    where: async (_rows, question) => {
      const states = textsOf(question['states'])
      if (states.length > 0 && !states.includes('settled')) return undefined
      return ['true', ...sharedConditions('opened_at', question)].join(' and ')
    },
    findPresent: findRoundIds,
  })

/** Bets for money on shared rounds. */
export const archivedBetList = (db: Querier): MovedRows<LoggedBet> =>
  movedRows<LoggedBet>(db, {
    table: BETS,
    id: 'bet_id',
    at: 'made_at',
    stake: 'stake',
    win: 'win',
    currency: '',
    select: 'game_key, round_id, player_id, state, cash_out, stake, win, currency',
    show: ({ id, at, ...row }) => ({
      ...(row as unknown as Omit<LoggedBet, 'id' | 'madeAt'>),
      id,
      madeAt: instantOfMicroseconds(at),
    }),
    where: async (rows, question) => {
      const { roundId, playerId, states } = question
      const conditions = ['true', ...sharedConditions('made_at', question), ...isOneOf('state', textsOf(states))]
      if (typeof playerId === 'number') conditions.push(`player_id = ${playerId}`)
      if (typeof roundId !== 'string') return conditions.join(' and ')
      // Its place in the files, which are sorted by it.
      const [round] = await rows.readIndex(ROUNDS, [roundId.toLowerCase()])
      return (
        round &&
        [...conditions, `chain_no = ${Number(round['chainNo'])} and place = ${Number(round['place'])}`].join(' and ')
      )
    },
    findPresent: findBetIds,
  })
