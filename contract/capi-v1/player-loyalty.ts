import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Language, page, PageQuery } from '../shapes/fields.ts'
import { LevelShown, MovementShown } from '../shapes/loyalty.ts'

const root = '/capi/Loyalty/v1/PlayerLoyalty'
const language = Type.Optional(Language)

export const status = defineCall({
  method: 'POST',
  path: `${root}/Status`,
  audience: 'player',
  summary: 'The player’s points, level, progress to the next one, and number of unread messages',
  body: Type.Object({ language }),
  reply: Type.Object({
    /** The person is in the control group: the club is off, nothing is counted or shown. */
    isInControlGroup: Type.Boolean(),
    pointsBalance: Type.Integer(),
    pointsEver: Type.Integer(),
    currentLevel: Type.Union([LevelShown, Type.Null()]),
    nextLevel: Type.Union([LevelShown, Type.Null()]),
    pointsToNext: Type.Union([Type.Integer(), Type.Null()]),
    coreInboxUnreadCount: Type.Integer(),
    avatarUrl: Type.Union([Type.String(), Type.Null()]),
  }),
  refusals: [],
})

export const changes = defineCall({
  method: 'POST',
  path: `${root}/Changes`,
  audience: 'player',
  summary: 'Movements of the player’s points with their sources, newest first',
  body: Type.Object({ language, ...PageQuery }),
  reply: page(MovementShown),
  refusals: [],
})

/** Sums of the movements since the beginning of the calendar month and in total. */
const Sums = Type.Object({
  earned: Type.Integer(),
  missions: Type.Integer(),
  spent: Type.Integer(),
  expired: Type.Integer(),
  corrected: Type.Integer(),
})

export const statistics = defineCall({
  method: 'POST',
  path: `${root}/Statistics`,
  audience: 'player',
  summary: 'Sums of the player’s points by source',
  body: Type.Object({ language }),
  reply: Type.Object({
    month: Sums,
    ever: Sums,
    /** The next points to expire, and when; null when none will. */
    expiresNext: Type.Union([Type.Object({ points: Type.Integer(), at: Type.String() }), Type.Null()]),
    bySource: Type.Array(Type.Object({ source: Type.String(), name: Type.String(), points: Type.Integer() })),
  }),
  refusals: [],
})
