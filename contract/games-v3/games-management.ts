import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { GameKey } from '../shapes/fields.ts'
import { Game, Provider, Tag } from '../shapes/game.ts'
import * as onlineGame from '../onling-v2/online-game.ts'

const root = '/capi/GamesManagement/v3'

/** Keys and names only: enough for a search box. */
export const getBasicList = defineCall({
  method: 'GET',
  path: `${root}/Game/GetBasicList`,
  audience: 'any',
  summary: 'Playable games: key and name',
  reply: Type.Object({ games: Type.Array(Type.Object({ key: GameKey, name: Type.String() })) }),
  refusals: [],
})

export const getList = defineCall({
  method: 'GET',
  path: `${root}/Game/GetList`,
  audience: 'any',
  summary: 'Playable games, whole',
  reply: Type.Object({ games: Type.Array(Game) }),
  refusals: [],
})

export const launch = defineCall({ ...onlineGame.launch, path: `${root}/Game/Launch` })

export const getProviderList = defineCall({
  method: 'GET',
  path: `${root}/GameProvider/GetList`,
  audience: 'any',
  summary: 'Providers of games',
  reply: Type.Object({ providers: Type.Array(Provider) }),
  refusals: [],
})

export const getTagList = defineCall({
  method: 'GET',
  path: `${root}/GameTag/GetList`,
  audience: 'any',
  summary: 'Tags of the playable games with their counts',
  reply: Type.Object({ tags: Type.Array(Tag) }),
  refusals: [],
})

export const getLastPlayedGames = defineCall({
  ...onlineGame.getLastGames,
  path: `${root}/PlayerGame/GetLastPlayedGames`,
})
export const getFavoriteGames = defineCall({ ...onlineGame.getFavourites, path: `${root}/PlayerGame/GetFavoriteGames` })
export const setFavoriteGame = defineCall({ ...onlineGame.setFavourite, path: `${root}/PlayerGame/SetFavoriteGame` })
