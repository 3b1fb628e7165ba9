import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import * as manageGame from '../onling-v2/manage-online-game.ts'
import * as gameTag from '../onling-v2/online-game-tag.ts'
import * as onlineGame from '../onling-v2/online-game.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { Done, GameKey } from '../shapes/fields.ts'
import { Game, Provider, Tag } from '../shapes/game.ts'
import {
  BonusPercent,
  Explanation,
  GameKeys,
  GamesChanged,
  LegalTexts,
  ManyGames,
  ProviderKey,
  TagKey,
} from '../shapes/game-management.ts'

const root = '/capi/GamesManagement/v3'

/** Keys and names only, for a search box. */
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
  summary: 'Playable games with all their fields',
  reply: Type.Object({ games: Type.Array(Game) }),
  refusals: [],
})

export const launch = defineCall({ ...onlineGame.launch, path: `${root}/Game/Launch` })

const manage = { method: 'POST', audience: 'staff', permission: 'games.manage' } as const

const TaggedGames = Type.Object({
  gameKeys: GameKeys,
  tagKey: TagKey,
  dryRun: Type.Optional(Type.Boolean()),
  explanation: Type.Optional(Explanation),
  acceptedWarnings: Type.Optional(AcceptedWarnings),
})

export const addTag = defineCall({
  ...manage,
  path: `${root}/Game/AddTag`,
  summary: 'Add a tag to games; with dryRun returns only the result',
  body: TaggedGames,
  reply: GamesChanged,
  refusals: ['ERR_GAME_NOT_FOUND', 'ERR_TAG_NOT_FOUND', ...APPROVAL_REFUSALS],
})
export const removeTag = defineCall({
  ...manage,
  path: `${root}/Game/RemoveTag`,
  summary: 'Remove a tag from games; with dryRun returns only the result',
  body: TaggedGames,
  reply: GamesChanged,
  refusals: ['ERR_GAME_NOT_FOUND', 'ERR_TAG_NOT_FOUND', ...APPROVAL_REFUSALS],
})

export const addVersion = defineCall({ ...manageGame.addVersion, path: `${root}/Game/AddVersion` })
export const deleteVersion = defineCall({ ...manageGame.deleteVersion, path: `${root}/Game/DeleteVersion` })
export const reorderGamesInGeneralList = defineCall({
  ...manageGame.reorderGames,
  path: `${root}/Game/ReorderGamesInGeneralList`,
})

export const uploadIcon = defineCall({ ...manageGame.uploadIcon, path: `${root}/GameAssets/UploadIcon/{id}` })
export const uploadCover = defineCall({ ...manageGame.uploadCover, path: `${root}/GameAssets/UploadCover/{id}` })
export const uploadGamePlan = defineCall({
  ...manageGame.uploadGamePlan,
  path: `${root}/GameAssets/UploadGamePlan/{id}`,
})
export const deleteIcon = defineCall({ ...manageGame.deleteIcon, path: `${root}/GameAssets/DeleteIcon/{id}` })
export const deleteCover = defineCall({ ...manageGame.deleteCover, path: `${root}/GameAssets/DeleteCover/{id}` })
export const deleteGamePlan = defineCall({
  ...manageGame.deleteGamePlan,
  path: `${root}/GameAssets/DeleteGamePlan/{id}`,
})

export const setEnabledGames = defineCall({
  ...manageGame.enableGames,
  path: `${root}/GameConfiguration/SetEnabledGames`,
})
export const setDisabledGames = defineCall({
  ...manageGame.disableGames,
  path: `${root}/GameConfiguration/SetDisabledGames`,
})
export const setGamesGamePlanVisibility = defineCall({
  ...manage,
  path: `${root}/GameConfiguration/SetGamesGamePlanVisibility`,
  summary: 'Show or hide the game plan of games; with dryRun returns only the result',
  body: Type.Object({ ...ManyGames.properties, isVisible: Type.Boolean() }),
  reply: GamesChanged,
  refusals: ['ERR_GAME_NOT_FOUND', ...APPROVAL_REFUSALS],
})
export const setGamesBonusCoefficient = defineCall({
  ...manage,
  path: `${root}/GameConfiguration/SetGamesBonusCoefficient`,
  summary: 'Set the coefficient with which stakes on games count for wagering; with dryRun returns only the result',
  body: Type.Object({ ...ManyGames.properties, bonusPercent: BonusPercent }),
  reply: GamesChanged,
  refusals: ['ERR_GAME_NOT_FOUND', ...APPROVAL_REFUSALS],
})
export const setLegalText = defineCall({
  ...manage,
  path: `${root}/GameConfiguration/SetLegalText`,
  summary: 'Legal texts beside a game',
  body: Type.Object({
    gameKey: GameKey,
    texts: LegalTexts,
    explanation: Explanation,
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: Done,
  refusals: ['ERR_GAME_NOT_FOUND', 'ERR_TAG_NOT_FOUND', ...APPROVAL_REFUSALS],
})

export const getProviderList = defineCall({
  method: 'GET',
  path: `${root}/GameProvider/GetList`,
  audience: 'any',
  summary: 'Providers of games',
  reply: Type.Object({ providers: Type.Array(Provider) }),
  refusals: [],
})

export const reorderGamesInProviderList = defineCall({
  ...manageGame.reorderProviderGames,
  path: `${root}/GameProvider/ReorderGamesInProviderList`,
})
/** A disabled order is kept; the list then follows the general order. */
export const setProviderOrderEnabled = defineCall({
  ...manage,
  path: `${root}/GameProvider/SetOrderEnabled`,
  summary: 'Whether the list of a provider has its own order',
  body: Type.Object({ provider: ProviderKey, isEnabled: Type.Boolean() }),
  reply: Done,
  refusals: ['ERR_PROVIDER_NOT_FOUND'],
})

export const getTag = defineCall({ ...gameTag.get, path: `${root}/GameTag/Get` })
export const createTag = defineCall({ ...gameTag.create, path: `${root}/GameTag/Create` })
export const updateTag = defineCall({ ...gameTag.update, path: `${root}/GameTag/Update` })
export const deleteTag = defineCall({ ...gameTag.remove, path: `${root}/GameTag/Delete` })
export const reorderGamesInTagList = defineCall({
  ...manageGame.reorderTagGames,
  path: `${root}/GameTag/ReorderGamesInTagList`,
})
export const setTagOrderEnabled = defineCall({
  ...manage,
  path: `${root}/GameTag/SetOrderEnabled`,
  summary: 'Whether the list of a tag has its own order',
  body: Type.Object({ tagKey: TagKey, isEnabled: Type.Boolean() }),
  reply: Done,
  refusals: ['ERR_TAG_NOT_FOUND'],
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
