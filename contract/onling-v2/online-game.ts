import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { ACCOUNT_REFUSALS } from '../shapes/law.ts'
import { GameKey, Language } from '../shapes/fields.ts'
import { EXCLUSION_REFUSALS } from '../shapes/exclusions.ts'
import { Game, Provider, Tag } from '../shapes/game.ts'
import { Money } from '../shapes/money.ts'
import { Instant } from '../shapes/fields.ts'

/** Games that can be played now: enabled and with an engine. */
export const list = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/OnlineGame/List',
  audience: 'any',
  doors: ['player', 'staff'],
  summary: 'Playable games of the catalogue',
  query: Type.Object({ lang: Type.Optional(Language) }),
  reply: Type.Object({ games: Type.Array(Game) }),
  refusals: [],
})

export const getProviders = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/OnlineGame/GetProviders',
  audience: 'any',
  summary: 'Providers of games',
  query: Type.Object({}),
  reply: Type.Object({ providers: Type.Array(Provider) }),
  refusals: [],
})

export const getTags = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/OnlineGame/GetTags',
  audience: 'any',
  summary: 'Tags of the playable games with their counts',
  query: Type.Object({}),
  reply: Type.Object({ tags: Type.Array(Tag) }),
  refusals: [],
})

/** Refusals of a launch for money: those of any stake in the game, whatever its amount. */
export const LAUNCH_REFUSALS = [
  'ERR_GAME_NOT_FOUND',
  'ERR_GAME_DISABLED',
  'ERR_SHUTDOWN_PLANNED',
  'ERR_PLAYING_BLOCKED',
  ...EXCLUSION_REFUSALS,
  'ERR_LIMITS_NOT_CHOSEN',
  'ERR_TERMS_NOT_ACCEPTED',
  ...ACCOUNT_REFUSALS,
  'ERR_LIMIT_REACHED_LOGONDURATION',
  'ERR_LIMIT_REACHED_LOGONBREAK',
  'ERR_STAKE_LIMIT_REACHED',
  'ERR_LOSS_LIMIT_REACHED',
] as const

/**
 * Address at the games host: `<games host>/<GameKey>?gameid=…&token=…&lang=cs`, and `commitment`: the server's commitment, made
 * before the player's device sends its half of the first pair.
 */
const Launched = Type.Object({ launchUrl: Type.String() })

/** Opens a demo: no sign-in, play money, same mathematics. */
export const demoRedirect = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/OnlineGame/DemoRedirect',
  audience: 'any',
  summary: 'URL that opens a game for fun',
  query: Type.Object({ gameKey: GameKey, lang: Type.Optional(Language) }),
  reply: Launched,
  refusals: ['ERR_GAME_NOT_FOUND', 'ERR_GAME_DISABLED', 'ERR_SHUTDOWN_PLANNED'],
})

export const realRedirect = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/OnlineGame/RealRedirect',
  audience: 'player',
  summary: 'URL that opens a game for money, with a new pre-game token',
  query: Type.Object({ gameKey: GameKey, lang: Type.Optional(Language) }),
  reply: Launched,
  refusals: LAUNCH_REFUSALS,
})

export const launch = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/OnlineGame/Launch',
  audience: 'player',
  summary: 'URL that opens a game, for money or for fun',
  body: Type.Object({
    gameKey: GameKey,
    mode: Type.Union([Type.Literal('real'), Type.Literal('demo')]),
    lang: Type.Optional(Language),
  }),
  reply: Launched,
  refusals: LAUNCH_REFUSALS,
})

export const createPreGameSessionToken = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/GameSession/CreatePreGameSessionToken',
  audience: 'player',
  summary: 'Short-lived, single-use token that the games host exchanges for a game session',
  body: Type.Object({ gameKey: GameKey, mode: Type.Union([Type.Literal('real'), Type.Literal('demo')]) }),
  /** `commitment`: to the server seed of the session's first pair. */
  reply: Type.Object({ token: Type.String(), expiresAt: Instant, commitment: Type.String() }),
  refusals: LAUNCH_REFUSALS,
})

const Keys = Type.Object({ gameKeys: Type.Array(GameKey) })

export const getLastGames = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/PlayerGames/GetLastGames',
  audience: 'player',
  summary: 'The player’s last played games, newest first, at most 20',
  query: Type.Object({}),
  reply: Keys,
  refusals: [],
})

export const getFavourites = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/PlayerGames/GetFavourites',
  audience: 'player',
  summary: 'Favourite games, newest first',
  query: Type.Object({}),
  reply: Keys,
  refusals: [],
})

export const setFavourite = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/PlayerGames/SetFavourite',
  audience: 'player',
  summary: 'Add a game to the front of the favourites, or remove it',
  body: Type.Object({ gameKey: GameKey, isFavourite: Type.Boolean() }),
  reply: Keys,
  refusals: ['ERR_GAME_NOT_FOUND'],
})

/** Wins of at least ten times the stake in the last day. Anonymous: no player, no nickname. */
export const getRecentWins = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/View/GetRecentWins',
  audience: 'any',
  summary: 'Recent real wins, anonymous, without anything that would link those of one person',
  reply: Type.Object({
    wins: Type.Array(
      Type.Object({
        gameKey: GameKey,
        win: Money,
        stakeMultiple: Type.Number(),
        at: Instant,
      }),
    ),
  }),
  refusals: [],
})
