import type { People } from '#contract/shapes/campaigns.ts'
import type { Querier, Refusal, Transaction } from '../../kernel/index.ts'
import type { MeantPlayer } from '../../players/index.ts'
import type { GameReturn } from '../cost-of-wagering.ts'
import type { GameFigures } from '../estimate/cost-of-campaign.ts'
import type { CampaignNeeds } from '../needs.ts'

/** What showing promotions to players asks beside what campaigns ask. */
export type PromotionNeeds = CampaignNeeds & {
  /** Obstacles to giving anything to a player, by a dry run of the gates: viewing offers records nothing. */
  readonly previewPlayer: (playerId: number) => Promise<Refusal | undefined>
  /** The games that can be played now, with what they return and count. */
  readonly listReturns: () => readonly GameReturn[]
  /** The same games by all figures that a cost follows from. */
  readonly listFigures: () => readonly GameFigures[]
  /** How many players are meant by terms, and some of them by chance. */
  readonly findMeant: (
    db: Querier,
    people: Exclude<People, { kind: 'list' | 'code' | 'trigger' }>,
    limit: number,
  ) => Promise<{ readonly count: number; readonly players: readonly MeantPlayer[] }>
  /** Settled deposits of a player, of all time. */
  readonly countDeposits: (db: Querier, playerId: number) => Promise<number>
  /**
   * What a player was offered since a moment, by staff and by campaigns, in minor units. Further offers to the player wait for the end
   * of the transaction, so that what one person may give alone is not split.
   */
  readonly holdOffered: (tx: Transaction, playerId: number, since: Date) => Promise<number>
  /** What a person of the staff has given by hand in a currency since a moment without a second person, to anybody. What they give further waits too. */
  readonly sumGivenAlone: (
    tx: Transaction,
    by: { readonly userId: number; readonly currency: string; readonly since: Date },
  ) => Promise<number>
}
