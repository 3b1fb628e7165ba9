import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, GameKey, IdempotencyKey, Instant, Language } from '../shapes/fields.ts'
import { EXCLUSION_REFUSALS } from '../shapes/exclusions.ts'
import { ACCOUNT_REFUSALS } from '../shapes/law.ts'
import { AVATARS, CLUB_ICONS, DefinitionKey, LevelShown } from '../shapes/loyalty.ts'

const root = '/capi/Play/v1/Club'
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

const Counted = { progress: Type.Integer(), count: Type.Integer(), icon: Type.Enum([...CLUB_ICONS]) }

export const getClub = defineCall({
  method: 'GET',
  path: `${root}/Get`,
  audience: 'player',
  summary: 'Levels, missions, badges and the store from the player’s view',
  query: Type.Object({ language: Type.Optional(Language) }),
  reply: Type.Object({
    isInControlGroup: Type.Boolean(),
    levels: Type.Array(Type.Object({ ...LevelShown.properties, reachedAt: orNull(Instant) })),
    levelsSince: orNull(Instant),
    missions: Type.Array(
      Type.Object({
        key: Type.String(),
        name: Type.String(),
        description: Type.String(),
        points: Type.Integer(),
        ...Counted,
        state: Type.Enum(['open', 'done', 'claimed']),
        fact: Type.String(),
      }),
    ),
    badges: Type.Array(
      Type.Object({
        key: Type.String(),
        name: Type.String(),
        description: Type.String(),
        ...Counted,
        wonAt: orNull(Instant),
      }),
    ),
    items: Type.Array(
      Type.Object({
        key: Type.String(),
        name: Type.String(),
        points: Type.Integer(),
        type: Type.Enum(['avatar', 'free-rounds']),
        avatar: orNull(Type.Enum([...AVATARS])),
        gameKey: orNull(Type.String()),
        rounds: orNull(Type.Integer()),
        isOwned: Type.Boolean(),
      }),
    ),
    /** The selected picture of the club; null: the player's own, or none. */
    worn: orNull(Type.Enum([...AVATARS])),
    /** The store is closed for players with an exclusion or a tightened limit in the past. */
    isStoreClosed: Type.Boolean(),
    /** The rule of the market's law about points for play; null where it has none. */
    lawNote: orNull(Type.Object({ ruleId: Type.String(), text: Type.String() })),
  }),
  refusals: [],
})

/** The public description of the club, the same for everybody. Empty where an outside service keeps the points, or there are none. */
export const describeClub = defineCall({
  method: 'GET',
  path: `${root}/Describe`,
  audience: 'any',
  summary: 'Levels and missions of the club, for visitors',
  query: Type.Object({ language: Type.Optional(Language) }),
  reply: Type.Object({
    /** Levels that are visible before any points. */
    levels: Type.Array(LevelShown),
    missions: Type.Array(
      Type.Object({
        key: Type.String(),
        name: Type.String(),
        description: Type.String(),
        points: Type.Integer(),
        count: Counted.count,
        icon: Counted.icon,
      }),
    ),
    /** The rule of the market's law about points for play; null where it has none. */
    lawNote: orNull(Type.Object({ ruleId: Type.String(), text: Type.String() })),
  }),
  refusals: [],
  ratePerMinute: 240,
})

export const claimMission = defineCall({
  method: 'POST',
  path: `${root}/ClaimMission`,
  audience: 'player',
  summary: 'Claim the points of a finished mission; idempotent',
  body: Type.Object({ key: DefinitionKey }),
  reply: Type.Object({ points: Type.Integer() }),
  refusals: ['ERR_MISSION_NOT_DONE'],
})

export const buyItem = defineCall({
  method: 'POST',
  path: `${root}/BuyItem`,
  audience: 'player',
  summary: 'Exchange points for an item of the store',
  body: Type.Object({ key: DefinitionKey, idempotencyKey: IdempotencyKey }),
  reply: Type.Object({ pointsBalance: Type.Integer() }),
  refusals: [
    'ERR_ITEM_NOT_FOUND',
    'ERR_ITEM_OWNED',
    'ERR_NOT_ENOUGH_POINTS',
    'ERR_STORE_CLOSED',
    'ERR_GAME_DISABLED',
    'ERR_STAKE_NOT_ALLOWED',
    'ERR_KEY_REUSED',
    'ERR_PLAYING_BLOCKED',
    'ERR_NOT_ALLOWED_BY_LAW',
    ...ACCOUNT_REFUSALS,
    ...EXCLUSION_REFUSALS,
  ],
})

export const wearAvatar = defineCall({
  method: 'POST',
  path: `${root}/WearAvatar`,
  audience: 'player',
  summary: 'Wear a picture of the club, or take it off',
  body: Type.Object({ avatar: orNull(Type.Enum([...AVATARS])) }),
  reply: Type.Object({ avatarUrl: orNull(Type.String()) }),
  refusals: ['ERR_ITEM_NOT_FOUND'],
})

/** Sent by the page of a game once its return, greatest win and rules have been read. A game counts once. */
export const recordGameRead = defineCall({
  method: 'POST',
  path: `${root}/NoteGameRead`,
  audience: 'player',
  summary: 'Report that the page of a game was read',
  body: Type.Object({ gameKey: GameKey }),
  reply: Done,
  refusals: ['ERR_GAME_NOT_FOUND'],
})

/** For an outside gamification service in the page: the signed, short-lived identity of the player. Null where the brand uses none. */
export const getOnlineHash = defineCall({
  method: 'GET',
  path: `${root}/GetOnlineHash`,
  audience: 'player',
  summary: 'The hash with which the page identifies the player to the gamification service',
  query: Type.Object({}),
  reply: Type.Object({ userId: Type.String(), hash: orNull(Type.String()) }),
  refusals: [],
})
