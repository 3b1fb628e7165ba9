import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { accountingEntryList } from '../lists/accounting-entries.ts'
import { accountingLog, MOVEMENTS } from '../lists/accounting-log.ts'
import { CRASH_BET_STATES, CRASH_ROUND_STATES, crashBetLog, crashLog } from '../lists/crash-log.ts'
import {
  figurePeopleList,
  figureProtectionList,
  PEOPLE_FIGURES,
  PROTECTION_FIGURES,
  REGISTERED_FIGURES,
} from '../lists/figure-entries.ts'
import { fundsLog } from '../lists/funds-log.ts'
import { gameLog } from '../lists/game-log.ts'
import { jackpotLog, POOL_MOVES } from '../lists/jackpot-log.ts'
import { listQuery } from '../lists/list.ts'
import { overviewLog } from '../lists/overview-log.ts'
import { GameKey, Instant, page, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { Currency, Money } from '../shapes/money.ts'
import { Day } from '../shapes/reports.ts'

/** The data logs of the back office (player-site §2). The audit log has calls of its own. */
const root = '/capi/BackOffice/v1/Logs'
const read = { method: 'GET', audience: 'staff' } as const
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])
const refusals = ['ERR_LIST_TOO_WIDE'] as const

/** Brand is null for data of no player. */
const ofDay = { id: Uuid, day: Day, brand: orNull(Type.String()), currency: Currency }

const AccountingDay = Type.Object({
  ...ofDay,
  account: Type.String(),
  contra: Type.String(),
  /** Names of the cash desks among the two accounts, by the id in their path. */
  desks: Type.Record(Type.String(), Type.String()),
  movement: Type.Enum([...MOVEMENTS]),
  entries: Type.Integer(),
  debit: Money,
  credit: Money,
})

/** Play of a day: the total, and the parts that the house and bonus money paid. */
const Play = { rounds: Type.Integer(), stake: Money, win: Money, ggr: Money }
const OfHouse = { free: Money, bonusStake: Money, bonusWin: Money, jackpot: Money }

export const mainOverviewLog = defineCall({
  ...read,
  path: `${root}/MainOverviewLog`,
  permission: overviewLog.permission,
  summary: 'The overview by day, brand and currency',
  query: Type.Object(listQuery(overviewLog)),
  reply: page(
    Type.Object({
      ...ofDay,
      registrations: Type.Integer(),
      verified: Type.Integer(),
      firstDeposits: Type.Integer(),
      actives: Type.Integer(),
      exclusionsSelf: Type.Integer(),
      limitsTightened: Type.Integer(),
      limitsLoosened: Type.Integer(),
      ...Play,
      ngr: Money,
      deposits: Money,
      withdrawals: Money,
      ...OfHouse,
      bonusConverted: Money,
      jackpotFund: Money,
      prizes: Money,
      other: Money,
    }),
  ),
  refusals,
})

export const listAccounting = defineCall({
  ...read,
  path: `${root}/AccountingLog`,
  permission: accountingLog.permission,
  summary: 'The books by day, account, contra account and kind of movement',
  query: Type.Object(listQuery(accountingLog)),
  reply: page(AccountingDay),
  refusals,
})

export const listAccountingEntries = defineCall({
  ...read,
  path: `${root}/AccountingEntries`,
  permission: 'reports.players',
  summary: 'The entries that are summed in a row of the accounting log',
  query: Type.Object({ ...listQuery(accountingEntryList), rowId: Uuid }),
  reply: Type.Object({
    ...page(
      Type.Object({
        reference: Uuid,
        at: Instant,
        account: Type.String(),
        playerId: orNull(PlayerId),
        contra: Type.String(),
        sequence: Type.Integer(),
        debit: Money,
        credit: Money,
      }),
    ).properties,
    row: AccountingDay,
  }),
  refusals: ['ERR_LOG_ROW_NOT_FOUND', 'ERR_LIST_TOO_WIDE'],
})

/** The days and the brand of a figure; without brand and currency: all of them. */
const ofFigure = { from: Day, to: Day, brand: Type.Optional(text(40, 1)), currency: Type.Optional(Currency) }

export const listFigurePeople = defineCall({
  ...read,
  path: `${root}/FigurePeople`,
  permission: figurePeopleList.permission,
  summary: 'The people counted by a figure of the overview, of the funnel or of a cohort',
  query: Type.Object({
    ...listQuery(figurePeopleList),
    figure: Type.Enum([...PEOPLE_FIGURES, ...REGISTERED_FIGURES]),
    ...ofFigure,
    /** With `registeredPlayed`: the days of play; those of the registration where none are given. */
    playedFrom: Type.Optional(Day),
    playedTo: Type.Optional(Day),
  }),
  reply: page(
    Type.Object({
      id: Type.String(),
      playerId: PlayerId,
      day: Day,
      brand: orNull(Type.String()),
      /** Currency of the moved amount; null without one. */
      currency: orNull(Currency),
    }),
  ),
  refusals,
})

export const listFigureProtection = defineCall({
  ...read,
  path: `${root}/FigureProtection`,
  permission: figureProtectionList.permission,
  summary: 'The exclusions or changes of limits counted by a figure of the overview',
  query: Type.Object({ ...listQuery(figureProtectionList), figure: Type.Enum([...PROTECTION_FIGURES]), ...ofFigure }),
  reply: page(
    Type.Object({
      id: Type.String(),
      playerId: PlayerId,
      at: Instant,
      /** Kind of the exclusion, or of the changed limit. */
      kind: Type.String(),
      brand: orNull(Type.String()),
    }),
  ),
  refusals,
})

export const listFunds = defineCall({
  ...read,
  path: `${root}/FundsLog`,
  permission: fundsLog.permission,
  summary: 'Deposits and withdrawals, each once, in its present state',
  query: Type.Object(listQuery(fundsLog)),
  reply: page(
    Type.Object({
      paymentId: Uuid,
      /** Null for cash of venues, which has a place instead. */
      referenceNumber: orNull(Type.String()),
      place: orNull(Type.String()),
      direction: Type.Enum(['deposit', 'withdrawal']),
      playerId: PlayerId,
      method: Type.String(),
      gateway: Type.String(),
      state: Type.String(),
      /** As the partner reports how it ended. Null where it has reported nothing. */
      reason: orNull(Type.String()),
      amount: Money,
      fee: Money,
      partnerFee: Money,
      begunAt: Instant,
      changedAt: Instant,
    }),
  ),
  refusals,
})

export const listGameDays = defineCall({
  ...read,
  path: `${root}/GameLog`,
  permission: gameLog.permission,
  summary: 'Play by day, game, version, brand and currency',
  query: Type.Object(listQuery(gameLog)),
  reply: page(
    Type.Object({
      ...ofDay,
      gameKey: GameKey,
      version: orNull(Type.String()),
      players: Type.Integer(),
      ...Play,
      ...OfHouse,
    }),
  ),
  refusals,
})

export const listCrashRoundLog = defineCall({
  ...read,
  path: `${root}/CrashGameLog`,
  permission: crashLog.permission,
  summary: 'Shared rounds, with the sums of bets for money',
  query: Type.Object(listQuery(crashLog)),
  reply: page(
    Type.Object({
      roundId: Uuid,
      gameKey: GameKey,
      no: Type.Integer(),
      state: Type.Enum([...CRASH_ROUND_STATES]),
      /** The multiplier at which it crashed, such as 2.41. Null until it is published. */
      crashPoint: orNull(Type.Number()),
      openedAt: Instant,
      settledAt: orNull(Instant),
      players: Type.Integer(),
      bets: Type.Integer(),
      stake: Money,
      win: Money,
      ggr: Money,
    }),
  ),
  refusals,
})

export const listCrashBetLog = defineCall({
  ...read,
  path: `${root}/CrashGameBets`,
  permission: crashBetLog.permission,
  summary: 'Bets for money on shared rounds',
  query: Type.Object(listQuery(crashBetLog)),
  reply: page(
    Type.Object({
      betId: Uuid,
      roundId: orNull(Uuid),
      gameKey: GameKey,
      playerId: PlayerId,
      state: Type.Enum([...CRASH_BET_STATES]),
      /** The multiplier at which it was cashed out. */
      cashOut: orNull(Type.Number()),
      stake: Money,
      win: Money,
      madeAt: Instant,
    }),
  ),
  refusals,
})

export const listJackpotMoves = defineCall({
  ...read,
  path: `${root}/GameProviderJackpot`,
  permission: jackpotLog.permission,
  summary: 'Movements of the jackpots of the providers of games',
  query: Type.Object(listQuery(jackpotLog)),
  reply: page(
    Type.Object({
      id: Type.Integer(),
      poolId: Uuid,
      /** Provider of the games whose rounds take part. */
      provider: Type.String(),
      name: Type.String(),
      kind: Type.Enum([...POOL_MOVES]),
      /** Whole minor units, as booked on the pool's account; `micros` has the rest, in millionths of a minor unit. */
      amount: Money,
      level: Money,
      micros: Type.String({ pattern: '^[0-9]+$' }),
      movedAt: Instant,
      /** For contributions. */
      rounds: Type.Integer(),
      staked: Money,
      /** For a win. */
      playerId: orNull(PlayerId),
      roundId: orNull(Uuid),
    }),
  ),
  refusals,
})
