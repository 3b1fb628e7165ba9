import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { Done, GameKey, Language } from '../shapes/fields.ts'
import {
  BonusPercent,
  Explanation,
  GameFile,
  GamesChanged,
  GameVersion,
  LegalTexts,
  ManyGames,
  NewOrder,
  OfGame,
  Ordered,
  ProviderKey,
  TagKey,
  VersionNumber,
} from '../shapes/game-management.ts'

const root = '/capi/v2-onling/OnlineGame'
const manage = { audience: 'staff', permission: 'games.manage' } as const

/** What prevents a game from being enabled: no proof that its sheet is right, or a deleted version. */
export const ENABLE_REFUSALS = [
  'ERR_GAME_NOT_FOUND',
  'ERR_NO_GREEN_SHEET',
  'ERR_VERSION_DELETED',
  ...APPROVAL_REFUSALS,
] as const

const acceptedWarnings = Type.Optional(AcceptedWarnings)
const OneGame = Type.Object({ gameKey: GameKey, explanation: Explanation, acceptedWarnings })

/** Settings of one game besides its switch and its files; fields that are not sent stay. */
export const save = defineCall({
  ...manage,
  method: 'POST',
  path: `${root}/Save`,
  summary: 'Save settings of a game: tags, legal text, game plan, bonus coefficient',
  body: Type.Object({
    gameKey: GameKey,
    explanation: Explanation,
    acceptedWarnings,
    tags: Type.Optional(Type.Array(TagKey, { maxItems: 30 })),
    legalTexts: Type.Optional(LegalTexts),
    isGamePlanVisible: Type.Optional(Type.Boolean()),
    bonusPercent: Type.Optional(BonusPercent),
  }),
  reply: Done,
  refusals: ['ERR_GAME_NOT_FOUND', 'ERR_TAG_NOT_FOUND', ...APPROVAL_REFUSALS],
})

export const enable = defineCall({
  ...manage,
  method: 'POST',
  path: `${root}/Enable`,
  summary: 'Enable one game',
  body: OneGame,
  reply: GamesChanged,
  refusals: ENABLE_REFUSALS,
})

/** A disabled game opens no new round; open rounds are settled. */
export const disable = defineCall({
  ...manage,
  method: 'POST',
  path: `${root}/Disable`,
  summary: 'Disable one game for new rounds',
  body: OneGame,
  reply: GamesChanged,
  refusals: ['ERR_GAME_NOT_FOUND', ...APPROVAL_REFUSALS],
})

/** All or none: `details.gameKeys` names the games that cannot be enabled. */
export const enableGames = defineCall({
  ...manage,
  method: 'POST',
  path: `${root}/EnableGames`,
  summary: 'Enable games; with dryRun returns only the result',
  body: ManyGames,
  reply: GamesChanged,
  refusals: ENABLE_REFUSALS,
})

export const disableGames = defineCall({
  ...manage,
  method: 'POST',
  path: `${root}/DisableGames`,
  summary: 'Disable games for new rounds; with dryRun returns only the result',
  body: ManyGames,
  reply: GamesChanged,
  refusals: ['ERR_GAME_NOT_FOUND', ...APPROVAL_REFUSALS],
})

/** Adds the definition and the mathematics of this build to the game's versions. Needs a green sheet. */
export const addVersion = defineCall({
  ...manage,
  method: 'POST',
  path: `${root}/AddVersion`,
  summary: 'Add the version of a game in this build',
  body: OneGame,
  reply: GameVersion,
  refusals: ['ERR_GAME_NOT_FOUND', 'ERR_NO_GREEN_SHEET', 'ERR_VERSION_ALREADY_ADDED', ...APPROVAL_REFUSALS],
})

/** A deleted version cannot be enabled; rounds played with it stay provable. */
export const deleteVersion = defineCall({
  ...manage,
  method: 'POST',
  path: `${root}/DeleteVersion`,
  summary: 'Deactivate a version',
  body: Type.Object({ gameKey: GameKey, number: VersionNumber, explanation: Explanation, acceptedWarnings }),
  reply: Done,
  refusals: ['ERR_GAME_NOT_FOUND', 'ERR_VERSION_NOT_FOUND', 'ERR_VERSION_IN_USE', ...APPROVAL_REFUSALS],
})

export const getVersions = defineCall({
  method: 'GET',
  path: `${root}/GetVersions`,
  audience: 'staff',
  permission: 'games.read',
  summary: 'Versions of a game, newest first',
  query: Type.Object({ gameKey: GameKey }),
  reply: Type.Object({ versions: Type.Array(GameVersion) }),
  refusals: ['ERR_GAME_NOT_FOUND'],
})

export const reorderGames = defineCall({
  ...manage,
  method: 'POST',
  path: `${root}/ReorderGames`,
  summary: 'Order of the games in the general list',
  body: Type.Object(NewOrder),
  reply: Ordered,
  refusals: ['ERR_GAME_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

export const reorderProviderGames = defineCall({
  ...manage,
  method: 'POST',
  path: `${root}/ReorderProviderGames`,
  summary: 'Order of the games in the list of a provider',
  body: Type.Object({ provider: ProviderKey, ...NewOrder }),
  reply: Ordered,
  refusals: ['ERR_PROVIDER_NOT_FOUND', 'ERR_GAME_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

export const reorderTagGames = defineCall({
  ...manage,
  method: 'POST',
  path: `${root}/ReorderTagGames`,
  summary: 'Order of the games in the list of a tag',
  body: Type.Object({ tagKey: TagKey, ...NewOrder }),
  reply: Ordered,
  refusals: ['ERR_TAG_NOT_FOUND', 'ERR_GAME_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

const FILE_REFUSALS = [
  'ERR_GAME_NOT_FOUND',
  'ERR_FILE_MISSING',
  'ERR_FILE_TOO_LARGE',
  'ERR_FILE_TYPE_NOT_ALLOWED',
] as const

const uploadOf = <const Name extends string>(name: Name, summary: string) =>
  ({
    ...manage,
    method: 'POST',
    path: `${root}/Upload${name}/{id}`,
    bodyKind: 'multipart',
    summary,
    params: OfGame,
    reply: GameFile,
  }) as const
const deleteOf = <const Name extends string>(name: Name, summary: string) =>
  ({
    ...manage,
    method: 'DELETE',
    path: `${root}/Delete${name}/{id}`,
    summary,
    params: OfGame,
    reply: Done,
    refusals: ['ERR_GAME_NOT_FOUND'],
  }) as const

/** PNG, JPEG or WebP of at least the brand's icon size, detected by its content; re-encoded as WebP of that size. */
export const uploadIcon = defineCall({
  ...uploadOf('Icon', 'Icon of a game in place of its own'),
  refusals: [...FILE_REFUSALS, 'ERR_IMAGE_TOO_SMALL'],
})
/** The same with the brand's cover size. */
export const uploadCover = defineCall({
  ...uploadOf('Cover', 'Cover of a game in place of its own'),
  refusals: [...FILE_REFUSALS, 'ERR_IMAGE_TOO_SMALL'],
})
/** PDF, detected by its content. */
export const uploadGamePlan = defineCall({
  ...uploadOf('GamePlan', 'Game plan: the approved rules of the game as a document'),
  refusals: FILE_REFUSALS,
})
export const deleteIcon = defineCall(deleteOf('Icon', 'Back to the game’s own icon'))
export const deleteCover = defineCall(deleteOf('Cover', 'Back to the game’s own cover'))
export const deleteGamePlan = defineCall(deleteOf('GamePlan', 'Take the game plan away'))

/** The game plan that the law requires to be shown. Refused where the game has none or staff have hidden it. */
export const showGamePlan = defineCall({
  method: 'GET',
  path: `${root}/ShowGamePlan`,
  audience: 'any',
  doors: ['player', 'games'],
  summary: 'Game plan and legal text of a game',
  query: Type.Object({ gameKey: GameKey, lang: Type.Optional(Language) }),
  reply: Type.Object({
    gameKey: GameKey,
    planUrl: Type.Union([Type.String(), Type.Null()]),
    legalText: Type.Union([Type.String(), Type.Null()]),
  }),
  refusals: ['ERR_GAME_NOT_FOUND', 'ERR_GAME_PLAN_NOT_SHOWN'],
})
