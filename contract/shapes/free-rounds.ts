import { Type, type Static } from 'typebox'
import { CAMPAIGN_STATES, VERSION_STATES } from '../states/campaign-states.ts'
import { FREE_ROUND_STATES } from '../states/free-round-states.ts'
import { CampaignTerms, FreeRoundsGift, PlayerList, Wagering } from './campaigns.ts'
import { GameKey, Instant, PlayerId, Uuid } from './fields.ts'
import { Money } from './money.ts'

/** What a game's page shows of the rounds that the house pays for: those that end first. The stake is of each of them. */
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
  /** How bonus money is played, where a win or a conversion becomes bonus money; null where none does. */
  wagering,
  people,
  window,
  budgetMinor,
  /** How often one player is given it. */
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
  /** What was given so far and what may be, at the stake of its rounds. */
  given: Money,
  budget: Money,
  relations: Type.Integer(),
  /** The version by which it gives; null before the first was approved. */
  liveVersion: orNull(Type.Integer()),
  latestVersion: Type.Integer(),
  createdBy: Type.Integer(),
  createdAt: Instant,
  /** Of the version that gives, or of the newest before there is one. */
  terms: FreeRoundTerms,
})

export const FreeRoundDefinitionDetail = Type.Object({
  definition: FreeRoundDefinition,
  /** Newest first. */
  versions: Type.Array(FreeRoundVersion),
})

/** A game as it can be chosen for free rounds. */
export const FreeRoundGame = Type.Object({
  gameKey: GameKey,
  name: Type.String(),
  names: Type.Object({ cs: Type.String(), en: Type.String() }),
  rtp: Type.String(),
  provider: Type.String(),
  isEnabled: Type.Boolean(),
  /** The stakes that it is offered with now, in minor units of the market's currency. */
  stakesMinor: Type.Array(Type.Integer()),
  /** Whether wins of its free rounds can be capped or become bonus money: those of rounds that end with their stake. */
  canHoldWins: Type.Boolean(),
})

const { listId: _list, campaignId: _campaign, ...ofList } = PlayerList.properties

/** Relations that are made in the background: a list of players of the campaign. */
export const FreeRoundImport = Type.Object({ importId: Uuid, definitionId: Uuid, ...ofList })

/** Who gave it: staff by a list, a code, a trigger, or a campaign by itself. */
export const RELATION_SOURCES = ['staff', 'code', 'trigger', 'campaign'] as const

/** Free rounds of a definition with one player. */
export const FreeRoundRelation = Type.Object({
  relationId: Uuid,
  definitionId: Uuid,
  name: Type.String(),
  playerId: PlayerId,
  state: Type.Enum([...FREE_ROUND_STATES]),
  source: Type.Enum([...RELATION_SOURCES]),
  /** The games of which the player chooses one. */
  gameKeys: Type.Array(GameKey),
  gameKey: orNull(GameKey),
  stake: Money,
  rounds: Type.Integer(),
  used: Type.Integer(),
  /** One for each round that was played: whether it won. Null while its end is not known. */
  results: Type.Array(orNull(Type.Boolean())),
  winTo: Type.Enum(['cash', 'bonus']),
  winCap: orNull(Money),
  /** Taking money out takes away what is not played. */
  endsAtWithdrawal: Type.Boolean(),
  wagering: orNull(Wagering),
  /** What the offer may become in place of rounds. */
  conversion: orNull(Type.Object({ to: Type.Enum(['cash', 'bonus']), amount: Money })),
  /** All wins of its rounds; what of them went to cash; and what is kept for bonus money, within the cap. */
  won: Money,
  toCash: Money,
  toBonus: Money,
  converted: orNull(Type.Object({ to: Type.Enum(['cash', 'bonus']), amount: Money })),
  /** What the game's page asks for its rounds with; null when no round can be played. */
  freeRoundsId: orNull(Uuid),
  /** Whether the chosen game can be played at this stake now; another one of the offer can be chosen where not. */
  isPlayable: Type.Boolean(),
  offeredAt: Instant,
  /** Nothing of it can be played from then on. */
  endsAt: Instant,
  endedAt: orNull(Instant),
})
