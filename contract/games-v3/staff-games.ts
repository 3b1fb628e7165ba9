import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { listQuery } from '../lists/list.ts'
import { roundList } from '../lists/rounds.ts'
import { RoundRow } from '../play-v1/play.ts'
import { getSeries } from '../play-v1/series.ts'
import { GameKey, Instant, page, PlayerId } from '../shapes/fields.ts'
import { ProviderKey, TagKey } from '../shapes/game-management.ts'

/** Calls of staff about games that are not in the specification. */
const root = '/capi/BackOffice/v1/Games'

const read = { method: 'GET', audience: 'staff', permission: 'games.read' } as const

/** The stored order of one list: the general one, a provider's or a tag's. Games that are not named come last. */
export const getOrder = defineCall({
  ...read,
  path: `${root}/GetOrder`,
  summary: 'Order of the games in one list',
  query: Type.Object({ provider: Type.Optional(ProviderKey), tagKey: Type.Optional(TagKey) }),
  reply: Type.Object({ gameKeys: Type.Array(GameKey), isEnabled: Type.Boolean(), revision: Type.Integer() }),
  refusals: ['ERR_PROVIDER_NOT_FOUND', 'ERR_TAG_NOT_FOUND'],
})

/** The par sheet: every figure computed from the definition, and whether it is what the game declares. */
export const getSheet = defineCall({
  ...read,
  path: `${root}/GetSheet`,
  summary: 'Par sheet of a game, and whether it is green',
  query: Type.Object({ gameKey: GameKey }),
  reply: Type.Object({
    gameKey: GameKey,
    engine: Type.String(),
    definitionHash: Type.String(),
    mathematicsHash: Type.String(),
    /** Hash of definition, mathematics and figures together: the build hash that the game shows its players. */
    buildHash: Type.String(),
    isGreen: Type.Boolean(),
    /** Why it is not green, in English; empty when it is. */
    problems: Type.Array(Type.String()),
    figures: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
    tables: Type.Array(
      Type.Object({
        title: Type.String(),
        head: Type.Array(Type.String()),
        rows: Type.Array(Type.Array(Type.String())),
      }),
    ),
  }),
  refusals: ['ERR_GAME_NOT_FOUND'],
})

/** One sequential test. `evidence` is the logarithm to base 10 of its e-value; the alarm is raised at `threshold`. */
const DriftSide = Type.Object({
  side: Type.Enum(['above', 'below']),
  /** Return under test, in per cent: the greatest, or the least, that the proof allows. */
  bound: Type.String(),
  evidence: Type.Number(),
  threshold: Type.Number(),
})

export const Drift = Type.Object({
  gameKey: GameKey,
  definitionHash: Type.String(),
  state: Type.Enum(['watching', 'alarm']),
  since: Instant,
  readAt: Type.Union([Instant, Type.Null()]),
  rounds: Type.Integer(),
  openRounds: Type.Integer(),
  /** Mean of win over stake of the rounds read, per cent; null before the first. */
  meanReturn: Type.Union([Type.String(), Type.Null()]),
  sides: Type.Array(DriftSide),
  alarmAt: Type.Union([Instant, Type.Null()]),
  alarmSide: Type.Union([Type.Enum(['above', 'below']), Type.Null()]),
})

/** Live drift of every game with rounds for money. The mathematics is in server/game-catalogue/drift/README.md. */
export const listDrift = defineCall({
  ...read,
  path: `${root}/ListDrift`,
  summary: 'Sequential tests of games’ returns over settled rounds',
  query: Type.Object({ gameKey: Type.Optional(GameKey) }),
  reply: Type.Object({
    /** Upper bound of the probability that a game with the proved return ever raises an alarm. */
    falseAlarmRate: Type.Number(),
    drifts: Type.Array(Drift),
    /** Alarms of earlier watches, newest first. */
    alarms: Type.Array(
      Type.Object({
        gameKey: GameKey,
        definitionHash: Type.String(),
        side: Type.Enum(['above', 'below']),
        at: Instant,
        rounds: Type.Integer(),
        meanReturn: Type.String(),
      }),
    ),
  }),
  refusals: [],
})

/** Series of tickets of one game for money, at all prices, the newest first, with the remaining prizes. */
export const listSeries = defineCall({
  ...read,
  path: `${root}/ListSeries`,
  summary: 'Series of tickets of a game',
  query: Type.Object({ gameKey: GameKey }),
  reply: getSeries.reply,
  refusals: ['ERR_GAME_NOT_FOUND'],
})

export const FoundRound = Type.Object({ ...RoundRow.properties, playerId: PlayerId })

/** Real rounds by game or player, in a period of at most 31 days (the last 31 by default), newest first. */
export const searchRounds = defineCall({
  method: 'GET',
  audience: 'staff',
  permission: 'rounds.read',
  path: '/capi/BackOffice/v1/Round/Search',
  summary: 'Real rounds of a game or of a player',
  query: Type.Object({
    ...listQuery(roundList),
  }),
  reply: Type.Object({
    ...page(FoundRound).properties,
    /** Older sessions of the game were left out: choose a shorter period. */
    isCut: Type.Boolean(),
  }),
  refusals: ['ERR_GAME_NOT_FOUND', 'ERR_PLAYER_NOT_FOUND'],
})
