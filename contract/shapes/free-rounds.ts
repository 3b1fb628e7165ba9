import { Type, type Static } from 'typebox'
import { CAMPAIGN_STATES, VERSION_STATES } from '../states/campaign-states.ts'
import { FREE_ROUND_STATES } from '../states/free-round-states.ts'
import { CampaignTerms, FreeRoundsGift, PlayerList, Wagering } from './campaigns.ts'
import { GameKey, Instant, PlayerId, Uuid } from './fields.ts'
import { Money } from './money.ts'

/** Free rounds for a game's page: those that expire first. The stake is that of each round. */
export const FreeRoundsLeft = Type.Object({
  freeRoundsId: Uuid,
  left: Type.Integer({ minimum: 1 }),
  stake: Money,
  expiresAt: Instant,
})

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

const { kind: _kind, ...ofGift } = FreeRoundsGift.properties
const { name, wagering, people, window, budgetMinor } = CampaignTerms.properties

/** The terms of a definition. A definition is a campaign that gives free rounds (decision 0082); these are its terms. */
export const FreeRoundTerms = Type.Object({
  name,
  ...ofGift,
  /** Wagering of bonus money, where a win or a conversion becomes bonus money; null otherwise. */
  wagering,
  people,
  window,
  budgetMinor,
  /** Maximum number of relations of one player. */
  relationsPerPlayerMax: Type.Integer({ minimum: 1, maximum: 1000 }),
})
export type FreeRoundTerms = Static<typeof FreeRoundTerms>

export const FreeRoundVersion = Type.Object({
  versionId: Uuid,
  version: Type.Integer(),
  state: Type.Enum([...VERSION_STATES]),
  terms: FreeRoundTerms,
  writtenBy: Type.Integer(),
  writtenAt: Instant,
  approvedBy: orNull(Type.Integer()),
  approvedAt: orNull(Instant),
})

export const FreeRoundDefinition = Type.Object({
  definitionId: Uuid,
  state: Type.Enum([...CAMPAIGN_STATES]),
  endedBy: orNull(Type.Enum(['staff', 'time', 'budget'])),
  /** Value given so far and its maximum, at the stake of the rounds. */
  given: Money,
  budget: Money,
  relations: Type.Integer(),
  /** The live version; null before the first approval. */
  liveVersion: orNull(Type.Integer()),
  latestVersion: Type.Integer(),
  createdBy: Type.Integer(),
  createdAt: Instant,
  /** Terms of the live version, or of the newest one before there is one. */
  terms: FreeRoundTerms,
})

export const FreeRoundDefinitionDetail = Type.Object({
  definition: FreeRoundDefinition,
  /** Newest first. */
  versions: Type.Array(FreeRoundVersion),
})

/** A game that can be chosen for free rounds. */
export const FreeRoundGame = Type.Object({
  gameKey: GameKey,
  name: Type.String(),
  names: Type.Object({ cs: Type.String(), en: Type.String() }),
  rtp: Type.String(),
  provider: Type.String(),
  isEnabled: Type.Boolean(),
  /** The stakes offered now, in minor units of the market's currency. */
  stakesMinor: Type.Array(Type.Integer()),
  /** Whether wins of its free rounds can be capped or become bonus money: only in games whose rounds end with their stake. */
  canHoldWins: Type.Boolean(),
})

const { listId: _list, campaignId: _campaign, ...ofList } = PlayerList.properties

/** Relations created in the background: a list of players of the campaign. */
export const FreeRoundImport = Type.Object({ importId: Uuid, definitionId: Uuid, ...ofList })

/** Who gave it: staff by a list, a code, a trigger, or a campaign automatically. */
export const RELATION_SOURCES = ['staff', 'code', 'trigger', 'campaign'] as const

/** Free rounds of a definition with one player. */
export const FreeRoundRelation = Type.Object({
  relationId: Uuid,
  definitionId: Uuid,
  name: Type.String(),
  playerId: PlayerId,
  state: Type.Enum([...FREE_ROUND_STATES]),
  source: Type.Enum([...RELATION_SOURCES]),
  /** The games from which the player chooses one. */
  gameKeys: Type.Array(GameKey),
  gameKey: orNull(GameKey),
  stake: Money,
  rounds: Type.Integer(),
  used: Type.Integer(),
  /** One for each played round: whether it won. Null while its result is unknown. */
  results: Type.Array(orNull(Type.Boolean())),
  winTo: Type.Enum(['cash', 'bonus']),
  winCap: orNull(Money),
  /** A withdrawal forfeits the rounds not played yet. */
  endsAtWithdrawal: Type.Boolean(),
  wagering: orNull(Wagering),
  /** The alternative to the rounds of the offer. */
  conversion: orNull(Type.Object({ to: Type.Enum(['cash', 'bonus']), amount: Money })),
  /** Wins of all its rounds; the part paid as cash; and the part held for bonus money, within the cap. */
  won: Money,
  toCash: Money,
  toBonus: Money,
  converted: orNull(Type.Object({ to: Type.Enum(['cash', 'bonus']), amount: Money })),
  /** Id that the game's page sends to play its rounds; null when no round can be played. */
  freeRoundsId: orNull(Uuid),
  /** Whether the chosen game can be played at this stake now; otherwise another one of the offer can be chosen. */
  isPlayable: Type.Boolean(),
  offeredAt: Instant,
  /** End of play with it. */
  endsAt: Instant,
  endedAt: orNull(Instant),
})
