import type { FastifyInstance } from 'fastify'
import { listCatalogue } from '#games/catalogue/index.ts'
import { operatingFigures } from '#config/operating-figures.ts'
import type { Approvals, TellProposer } from '#server/approvals/index.ts'
import { bonusRoutes } from '#server/bonuses/index.ts'
import { campaignRoutes, isRestricted } from '#server/campaigns/index.ts'
import { crashRoutes } from '#server/crash/index.ts'
import { gameCatalogueRoutes } from '#server/game-catalogue/index.ts'
import { jackpotRoutes, poolProposals } from '#server/jackpots/index.ts'
import { countOpenSessions, gameRoundsRoutes, observeRounds } from '#server/game-rounds/index.ts'
import { refuse, type Metrics } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { composeBonuses } from './compose-bonuses.ts'
import { composeCampaigns } from './compose-campaigns.ts'
import { jackpotBrandOf } from './compose-jackpots.ts'
import type { Base } from './open-base.ts'
import type { People } from './open-people.ts'
import type { Play } from './open-play.ts'
import { bonusGates, inOrder } from '../gates/people-gates.ts'

const gameKeys = new Set(listCatalogue().map(({ key }) => key))

/** Mounts the rooms about games: the catalogue, rounds, shared rounds, jackpots and bonus money. */
export function mountGames(
  app: FastifyInstance,
  base: Base,
  parts: {
    readonly people: People
    readonly play: Play
    readonly metrics: Metrics
    readonly gamesOrigin: string
    /** Under which codes of campaigns are hashed. */
    readonly codeKey: Buffer
    readonly approvals: Approvals
    readonly tellProposer: TellProposer
  },
): void {
  const { db, clock, bus, configuration } = base
  const { brand, market } = configuration
  const { people, play, metrics, gamesOrigin } = parts
  const { exclusion, accountGate, limits } = people
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
    },
    parts.approvals,
  )
  gameRoundsRoutes(app, play.rounds.needs, observeRounds(metrics))
  crashRoutes(app, play.crash)
  const jackpots = { db, clock, brand: jackpotBrandOf(configuration), tellProposer: parts.tellProposer }
  jackpotRoutes(app, jackpots)
  parts.approvals.include(poolProposals(jackpots))
  campaignRoutes(
    app,
    composeCampaigns(base, { exclusion: exclusion.gate, accountGate, codeKey: parts.codeKey }),
    parts.approvals,
  )
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
      judgeBonus: inOrder(bonusGates, { exclusion: exclusion.gate, accountGate, limits: limits.needs }),
      judgeOffer: async (playerId) => {
        const player = await findPlayerById(db, brand.target, playerId)
        if (!player) return refuse('ERR_PLAYER_NOT_FOUND')
        if (player.state !== 'open') return refuse('ERR_PLAYING_BLOCKED', { kind: player.state })
        await people.exclusion.gate.judgeDeposit(playerId)
      },
    }),
    parts.approvals,
  )
}
