import type { FastifyInstance } from 'fastify'
import { operatingFigures } from '#config/operating-figures.ts'
import type { Approvals, NotifyProposer } from '#server/approvals/index.ts'
import { firstClub } from '#config/first-club.ts'
import { bonusRoutes } from '#server/bonuses/index.ts'
import { campaignRoutes, isRestricted, openAddList, promotionRoutes, whyNotTaken } from '#server/campaigns/index.ts'
import { crashRoutes } from '#server/crash/index.ts'
import { freeRoundRoutes } from '#server/free-rounds/index.ts'
import { gameCatalogueRoutes, listProviders } from '#server/game-catalogue/index.ts'
import { jackpotRoutes, poolProposals } from '#server/jackpots/index.ts'
import { countOpenSessions, gameRoundsRoutes, observeRounds, offeredStakes } from '#server/game-rounds/index.ts'
import { clubRoutes, staffLoyaltyRoutes, writeFirstClub } from '#server/loyalty/index.ts'
import { roundFiguresOf } from '#server/law/index.ts'
import { listCatalogue, loadDefinition } from '#games/catalogue/index.ts'
import type { Pictures } from '#pictures'
import { refuse, type Metrics } from '#server/kernel/index.ts'
import { returnsOfGames } from './returns-of-games.ts'
import { triggerRoutes } from '#server/triggers/index.ts'
import { composeBonuses } from './compose-bonuses.ts'
import { composeCampaigns } from './compose-campaigns.ts'
import { composePromotions } from './compose-promotions.ts'
import { composeFreeRounds } from './compose-free-rounds.ts'
import { composeLoyalty } from './compose-loyalty.ts'
import { jackpotBrandOf } from './compose-jackpots.ts'
import { mountTournaments } from './mount-tournaments.ts'
import type { Base } from './open-base.ts'
import type { People } from './open-people.ts'
import type { Play } from './open-play.ts'
import { leftAloneBy } from '../gates/left-alone.ts'
import { mayBeGiven } from '../gates/may-be-given.ts'
import { composeTriggers } from './compose-triggers.ts'
import { bonusGates, inOrder } from '../gates/people-gates.ts'

const gameKeys = new Set(listCatalogue().map(({ key }) => key))

type Parts = {
  readonly people: People
  readonly play: Play
  readonly metrics: Metrics
  readonly gamesOrigin: string
  readonly gamificationHashSalt: string | undefined
  readonly pictures: Pictures
  /** Key with which codes of campaigns are hashed. */
  readonly codeKey: Buffer
  readonly approvals: Approvals
  readonly notifyProposer: NotifyProposer
}

/** Mounts the rooms about games: the catalogue, rounds, shared rounds, jackpots, bonus money, the club and tournaments. */
export async function mountGames(app: FastifyInstance, base: Base, parts: Parts): Promise<void> {
  const { db, clock, bus, configuration } = base
  const { brand, market } = configuration
  const { people, play, metrics, gamesOrigin } = parts
  const { exclusion, accountGate, judgeTerms, limits } = people
  gameCatalogueRoutes(
    app,
    {
      db,
      clock,
      bus,
      switches: play.switches,
      countOpenSessions: (gameKeys) => countOpenSessions(db, gameKeys, clock.now()),
      gamesOrigin,
      defaultLanguage: brand.defaultLanguage,
      pictureSizes: brand.images,
      pictures: parts.pictures,
    },
    parts.approvals,
  )
  gameRoundsRoutes(app, play.rounds.needs, observeRounds(metrics))
  crashRoutes(app, play.crash)
  const jackpots = { db, clock, brand: jackpotBrandOf(configuration), notifyProposer: parts.notifyProposer }
  jackpotRoutes(app, jackpots)
  parts.approvals.include(poolProposals(jackpots))
  const campaigns = mountCampaigns(app, base, parts)
  const judgeBonus = inOrder(bonusGates, { exclusion: exclusion.gate, accountGate, judgeTerms, limits: limits.needs })
  bonusRoutes(
    app,
    composeBonuses({
      db,
      clock,
      currency: market.currency.code,
      target: brand.target,
      maxMinor: operatingFigures[market.key].bonus.maxMinor,
      isGame: (gameKey) => gameKeys.has(gameKey),
      isRestricted: (querier, playerId) =>
        isRestricted(querier, { target: brand.target, playerId, campaignId: null, at: clock.now() }),
      whyNotTaken: (tx, offer) => whyNotTaken(tx, { target: brand.target, ...offer, at: clock.now() }),
      judgeBonus,
      judgeOffer: mayBeGiven({ db, target: brand.target, exclusion: exclusion.gate }),
      isToBeLeftAlone: leftAloneBy(clock),
      listReturns: () => returnsOfGames(play.switches),
    }),
    parts.approvals,
  )
  const loyalty = composeLoyalty(
    { db, clock, configuration },
    {
      hashSalt: parts.gamificationHashSalt,
      judgeGame: (gameKey, stakeMinor) => {
        const found = loadDefinition(gameKey)
        if (!found || !play.switches.isEnabled(gameKey)) return refuse('ERR_GAME_DISABLED', { gameKey })
        const { minimumRoundMs: _, ...bounds } = roundFiguresOf(market.key, clock.now())
        if (!offeredStakes(found.definition, market.currency.code, bounds).includes(stakeMinor))
          return refuse('ERR_STAKE_NOT_ALLOWED', { gameKey })
      },
      // Rewards bought with points have no wagering: their win is cash. These figures tell the law of bonuses so.
      judgeGift: (playerId, { name, rounds, stakeMinor, days }) =>
        judgeBonus(playerId, {
          name,
          amount: rounds * stakeMinor,
          wageringTimes: 1,
          stakeMax: stakeMinor,
          daysToAccept: days,
          daysToPlay: days,
          wereTermsTold: true,
        }),
    },
  )
  await writeFirstClub(loyalty, firstClub)
  clubRoutes(app, loyalty)
  staffLoyaltyRoutes(app, loyalty, parts.approvals)
  triggerRoutes(app, composeTriggers(base, { campaigns, loyalty }), parts.approvals)
  mountTournaments(app, base, { people, approvals: parts.approvals })
}

/** Mounts campaigns, what players are offered of them, and the free rounds that they give. */
function mountCampaigns(app: FastifyInstance, base: Base, { people, play, codeKey, approvals }: Parts) {
  const campaigns = composeCampaigns(base, {
    exclusion: people.exclusion.gate,
    accountGate: people.accountGate,
    codeKey,
  })
  const promotions = composePromotions(base, { people, play }, campaigns)
  const addList = openAddList(campaigns, approvals)
  campaignRoutes(app, promotions, { approvals, addList })
  promotionRoutes(app, promotions)
  freeRoundRoutes(
    app,
    composeFreeRounds(base, {
      campaigns,
      isEnabled: (gameKey) => play.switches.isEnabled(gameKey),
      listProviders: () => listProviders({ switches: play.switches }),
    }),
    addList,
  )
  return campaigns
}
