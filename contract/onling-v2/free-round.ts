import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { freeRoundRelationList } from '../lists/free-round-relations.ts'
import { freeRoundList, givingFreeRoundList } from '../lists/free-rounds.ts'
import { listQuery } from '../lists/list.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import {
  CampaignCode,
  CheckedList,
  CODE_REFUSALS,
  CodeGift,
  Finding,
  LIST_BYTES_MAX,
  ListedPlayers,
} from '../shapes/campaigns.ts'
import { EXCLUSION_REFUSALS } from '../shapes/exclusions.ts'
import { GameKey, IdempotencyKey, page, PageQuery, text, Uuid } from '../shapes/fields.ts'
import {
  FreeRoundDefinition,
  FreeRoundDefinitionDetail,
  FreeRoundGame,
  FreeRoundImport,
  FreeRoundRelation,
  FreeRoundTerms,
} from '../shapes/free-rounds.ts'
import { Provider } from '../shapes/game.ts'
import { ACCOUNT_REFUSALS } from '../shapes/law.ts'
import { Money } from '../shapes/money.ts'
import { CAMPAIGN_STATES } from '../states/campaign-states.ts'
import { FREE_ROUND_STATES } from '../states/free-round-states.ts'

const root = '/capi/v2-onling/FreeRound'
const explanation = text(2000, 20)
const one = Type.Object({ definitionId: Uuid })
const TERM_REFUSALS = ['ERR_CAMPAIGN_TERMS', 'ERR_CAMPAIGN_NOT_LAWFUL'] as const

export const getProviders = defineCall({
  method: 'GET',
  path: `${root}/GetProviders`,
  audience: 'staff',
  permission: 'campaigns.read',
  summary: 'Providers with games for free rounds',
  query: Type.Object({}),
  reply: Type.Object({ providers: Type.Array(Provider) }),
  refusals: [],
})

export const getGames = defineCall({
  method: 'GET',
  path: `${root}/GetGames`,
  audience: 'staff',
  permission: 'campaigns.read',
  summary: 'Games for free rounds, with their possible stakes',
  query: Type.Object({ provider: Type.Optional(text(80, 1)) }),
  reply: Type.Object({ games: Type.Array(FreeRoundGame) }),
  refusals: [],
})

export const listDefinitions = defineCall({
  method: 'GET',
  path: `${root}/ListDefinitions`,
  audience: 'staff',
  permission: 'campaigns.read',
  summary: 'Definitions of free rounds, newest first',
  query: Type.Object({ ...listQuery(freeRoundList), state: Type.Optional(Type.Enum([...CAMPAIGN_STATES])) }),
  reply: page(FreeRoundDefinition),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const getDefinition = defineCall({
  method: 'GET',
  path: `${root}/GetDefinition`,
  audience: 'staff',
  permission: 'campaigns.read',
  summary: 'One definition with all versions of its terms',
  query: one,
  reply: FreeRoundDefinitionDetail,
  refusals: ['ERR_CAMPAIGN_NOT_FOUND'],
})

export const getDefinitionStats = defineCall({
  method: 'GET',
  path: `${root}/GetDefinitionStats`,
  audience: 'staff',
  permission: 'campaigns.read',
  summary: 'Results of a definition’s free rounds, and the progress of its lists',
  query: one,
  reply: Type.Object({
    /** Number of relations by state. */
    relations: Type.Array(Type.Object({ state: Type.Enum([...FREE_ROUND_STATES]), count: Type.Integer() })),
    roundsAccepted: Type.Integer(),
    roundsPlayed: Type.Integer(),
    /** Stakes that the house has paid, and the wins of these rounds. */
    staked: Money,
    won: Money,
    toCash: Money,
    toBonus: Money,
    converted: Money,
    games: Type.Array(
      Type.Object({ gameKey: GameKey, relations: Type.Integer(), roundsPlayed: Type.Integer(), won: Money }),
    ),
    /** Newest first. */
    imports: Type.Array(FreeRoundImport),
  }),
  refusals: ['ERR_CAMPAIGN_NOT_FOUND'],
})

export const listRelations = defineCall({
  method: 'GET',
  path: `${root}/ListRelations`,
  audience: 'staff',
  permission: 'campaigns.read',
  summary: 'Free rounds of a definition or of a player, newest first',
  query: Type.Object({
    ...listQuery(freeRoundRelationList),
    state: Type.Optional(Type.Enum([...FREE_ROUND_STATES])),
  }),
  reply: page(FreeRoundRelation),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const getActiveDefinitions = defineCall({
  method: 'GET',
  path: `${root}/GetActiveDefinitions`,
  audience: 'staff',
  permission: 'campaigns.read',
  summary: 'Definitions that give free rounds now',
  query: Type.Object(listQuery(givingFreeRoundList)),
  reply: page(FreeRoundDefinition),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

/** Gives nothing until a second person has approved it (BackOffice/v1/Campaigns/Approve). */
export const createDefinition = defineCall({
  method: 'POST',
  path: `${root}/CreateDefinition`,
  audience: 'staff',
  permission: 'campaigns.manage',
  summary: 'Create a definition of free rounds, for the approval by a second person',
  body: Type.Object({
    terms: FreeRoundTerms,
    /** A repeat with the same key returns the same definition. */
    idempotencyKey: Type.Optional(IdempotencyKey),
  }),
  reply: FreeRoundDefinitionDetail,
  refusals: [...TERM_REFUSALS, 'ERR_KEY_REUSED'],
})

/** Players who already have free rounds keep the terms of their version. */
export const changeDefinition = defineCall({
  method: 'POST',
  path: `${root}/ChangeDefinition`,
  audience: 'staff',
  permission: 'campaigns.manage',
  summary: 'Write a new version of a definition, which applies to later relations after its approval',
  body: Type.Object({
    definitionId: Uuid,
    terms: FreeRoundTerms,
    /** The version that was edited; refused when there is a newer one. */
    afterVersion: Type.Integer({ minimum: 1 }),
  }),
  reply: FreeRoundDefinitionDetail,
  refusals: [...TERM_REFUSALS, 'ERR_CAMPAIGN_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

export const cancelDefinition = defineCall({
  method: 'POST',
  path: `${root}/CancelDefinition`,
  audience: 'staff',
  permission: 'campaigns.manage',
  summary: 'Stop giving permanently; relations already given remain',
  body: Type.Object({ definitionId: Uuid, explanation }),
  reply: FreeRoundDefinitionDetail,
  refusals: ['ERR_CAMPAIGN_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

/** Changes nothing. */
export const checkRelations = defineCall({
  method: 'POST',
  path: `${root}/CheckRelations`,
  audience: 'staff',
  permission: 'campaigns.read',
  summary: 'Preview of a list: who would get free rounds, and who is refused and why',
  isReading: true,
  body: Type.Object({ definitionId: Uuid, playerIds: ListedPlayers }),
  bodyBytesMax: LIST_BYTES_MAX,
  reply: CheckedList,
  refusals: ['ERR_CAMPAIGN_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_LIST_NOT_SIGNED'],
  ratePerMinute: 30,
})

/** Processed in the background, by the same rules as the check; the progress is in the stats. */
export const createRelations = defineCall({
  method: 'POST',
  path: `${root}/CreateRelations`,
  audience: 'staff',
  permission: 'campaigns.manage',
  summary: 'Give free rounds to a list of players',
  body: Type.Object({
    definitionId: Uuid,
    playerIds: ListedPlayers,
    explanation,
    /** A repeat with the same key returns the same list, in its present state. */
    idempotencyKey: IdempotencyKey,
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  bodyBytesMax: LIST_BYTES_MAX,
  reply: FreeRoundImport,
  refusals: [
    'ERR_CAMPAIGN_NOT_FOUND',
    'ERR_STATE_CHANGED',
    'ERR_KEY_REUSED',
    'ERR_LIST_NOT_SIGNED',
    ...APPROVAL_REFUSALS,
  ],
  ratePerMinute: 30,
})

/** Wins stay the player's; wins held for bonus money are offered as such. */
export const cancelRelation = defineCall({
  method: 'POST',
  path: `${root}/CancelRelation`,
  audience: 'staff',
  permission: 'campaigns.manage',
  summary: 'Cancel free rounds that a player has not used',
  body: Type.Object({ relationId: Uuid, explanation }),
  reply: FreeRoundRelation,
  refusals: ['ERR_FREE_ROUNDS_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

/** Saves nothing: validation for the editor. */
export const validateRule = defineCall({
  method: 'POST',
  path: `${root}/ValidateRule`,
  audience: 'staff',
  permission: 'campaigns.read',
  summary: 'Objections to terms: the law of the market, the games and their stakes, and contradictions',
  isReading: true,
  body: Type.Object({ terms: FreeRoundTerms }),
  reply: Type.Object({
    findings: Type.Array(Finding),
    problems: Type.Array(Type.Object({ field: Type.String(), problem: Type.String() })),
  }),
  refusals: [],
})

/** The same codes, and the same count of invalid ones, as Bonuses/UseCode. */
export const activatePromoCode = defineCall({
  method: 'POST',
  path: `${root}/ActivatePromoCode`,
  audience: 'player',
  summary: 'Use a code: its campaign’s gift is offered, and must be accepted separately',
  body: Type.Object({ code: CampaignCode }),
  reply: Type.Object({ gift: CodeGift }),
  refusals: CODE_REFUSALS,
  ratePerMinute: 20,
})

/**
 * An offer is converted once, to one thing: rounds of one of its games, or the alternative in its terms. Rounds of a game that can
 * no longer be played are changed to rounds of another one by the same call.
 */
export const convertOffer = defineCall({
  method: 'POST',
  path: `${root}/ConvertOffer`,
  audience: 'player',
  summary: 'Accept offered free rounds under their terms, as rounds of one game, bonus money or cash',
  body: Type.Object({
    relationId: Uuid,
    into: Type.Union([
      Type.Object({ kind: Type.Literal('free-rounds'), gameKey: GameKey }),
      Type.Object({ kind: Type.Literal('bonus') }),
      Type.Object({ kind: Type.Literal('cash') }),
    ]),
    acceptsTerms: Type.Literal(true),
  }),
  reply: FreeRoundRelation,
  refusals: [
    'ERR_FREE_ROUNDS_NOT_FOUND',
    'ERR_STATE_CHANGED',
    'ERR_NOT_GIVEN',
    'ERR_GAME_DISABLED',
    'ERR_STAKE_NOT_ALLOWED',
    'ERR_PLAYING_BLOCKED',
    'ERR_NOT_ALLOWED_BY_LAW',
    'ERR_PLAYER_NOT_FOUND',
    ...ACCOUNT_REFUSALS,
    ...EXCLUSION_REFUSALS,
  ],
})

export const getPlayerStats = defineCall({
  method: 'GET',
  path: `${root}/GetPlayerStats`,
  audience: 'player',
  summary: 'Present results of the player’s free rounds',
  query: Type.Object({}),
  reply: Type.Object({
    offers: Type.Integer(),
    available: Type.Integer(),
    active: Type.Integer(),
    finished: Type.Integer(),
    roundsPlayed: Type.Integer(),
    roundsWon: Type.Integer(),
    /** Stakes that the house has paid. */
    staked: Money,
    won: Money,
    toCash: Money,
    toBonus: Money,
    converted: Money,
  }),
  refusals: [],
})

const ownRelations = (name: 'GetOffers' | 'GetAvailable' | 'GetActive' | 'GetFinished', summary: string) =>
  defineCall({
    method: 'GET',
    path: `${root}/${name}`,
    audience: 'player',
    summary,
    query: Type.Object({ ...PageQuery }),
    reply: page(FreeRoundRelation),
    refusals: [],
  })

export const getOffers = ownRelations('GetOffers', 'Own offers of free rounds; none while a stop keeps the player away')
export const getAvailable = ownRelations('GetAvailable', 'Own free rounds of which none was played yet')
export const getActive = ownRelations('GetActive', 'Own free rounds that were begun')
export const getFinished = ownRelations('GetFinished', 'Own free rounds that are over, newest first')
