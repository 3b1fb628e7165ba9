import { Type, type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { inspectedGameList } from '../lists/inspected-games.ts'
import { listQuery } from '../lists/list.ts'
import { GameKey, Instant, page, Uuid } from '../shapes/fields.ts'
import { Currency, Money } from '../shapes/money.ts'

/** Data for an inspector of the state (market-and-law SK-11). Not in the specification; it has no personal data. */
const root = '/capi/BackOffice/v1/Inspection'
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

const InspectedGame = Type.Object({
  sessionId: Uuid,
  gameKey: GameKey,
  gameName: Type.String(),
  /** A pseudonym: the same for the same account, but not its number. */
  mark: Type.String(),
  currency: Currency,
  openedAt: Instant,
  isRunning: Type.Boolean(),
  endedAt: orNull(Instant),
})
export type InspectedGame = Static<typeof InspectedGame>

export const listGames = defineCall({
  method: 'GET',
  path: `${root}/ListGames`,
  audience: 'staff',
  permission: 'inspection.read',
  summary: 'Games that are or were played for money, without the players',
  query: Type.Object({ ...listQuery(inspectedGameList) }),
  reply: page(InspectedGame),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const getGame = defineCall({
  method: 'GET',
  path: `${root}/GetGame`,
  audience: 'staff',
  permission: 'inspection.read',
  summary: 'One game with its definitions and its last rounds, from the books',
  query: Type.Object({ sessionId: Uuid }),
  reply: Type.Object({
    ...InspectedGame.properties,
    /** Definitions that were played; a round is proved by the seed of its commitment. */
    seeds: Type.Array(Type.Object({ commitment: Type.String(), definitionHash: Type.String() })),
    /** Newest first, at most 200. */
    rounds: Type.Array(Type.Object({ roundId: Uuid, at: Instant, number: Type.Integer(), stake: Money, win: Money })),
    readAt: Instant,
  }),
  refusals: ['ERR_SESSION_NOT_FOUND'],
})
export type InspectedGameDetail = Static<typeof getGame.reply>
