import { addressOf } from '#config/texts/form-of-address.ts'
import type { Configuration } from '#config/resolve.ts'
import { listCatalogue, loadDefinition } from '#games/catalogue/index.ts'
import { findBonusWorth, offerWonBonus } from '#server/bonuses/index.ts'
import { findBetOutcomes } from '#server/crash/index.ts'
import { findSpent, giveFreeRounds } from '#server/free-rounds/index.ts'
import { listDoneForFun, offeredStakes, readOutcomes } from '#server/game-rounds/index.ts'
import type { Querier } from '#server/kernel/index.ts'
import { roundFiguresOf } from '#server/law/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { listDoneDays } from '#server/sign-in/index.ts'
import type { PrizeNeeds, RoundsOfBooks, TournamentBrand, TournamentNeeds } from '#server/tournaments/index.ts'
import { findWallet, isKeptFromPlaying } from '#server/wallet/index.ts'
import type { Base } from './open-base.ts'

type Ground = Pick<Base, 'db' | 'clock' | 'configuration'>

export function tournamentBrandOf({ brand, market }: Configuration): TournamentBrand {
  const { key, currency, timeZone } = market
  return { target: brand.target, market: key, currency: currency.code, timeZone, address: addressOf(brand.tone) }
}

/** Rounds of one player and bets on shared ones, with the results that the rooms that own them know. */
export function composeRoundsOfBooks(timeZone: string): RoundsOfBooks {
  return {
    outcomesOf: async (db, entries) => {
      const references = entries.map(({ reference }) => reference)
      const free = await findSpent(db, references)
      const own = await readOutcomes(
        db,
        entries.filter(({ seriesId }) => seriesId > 0),
      )
      const shared = await findBetOutcomes(
        db,
        entries.flatMap(({ seriesId, reference }) => (seriesId < 0 ? [reference] : [])),
      )
      return [
        ...own.map((round) => ({ ...round, isFree: free.has(round.roundId) })),
        ...shared.map(({ reference, stake, win, isFree, ...bet }) => ({
          ...bet,
          roundId: reference,
          stakeMinor: stake,
          wonMinor: win,
          isFree: isFree || free.has(reference),
        })),
      ]
    },
    missionDone: (db, { mission, ...asked }) =>
      mission.kind === 'days'
        ? listDoneDays(db, { ...asked, count: mission.count, timeZone })
        : listDoneForFun(db, { ...asked, gameKey: mission.gameKey, count: mission.count }),
  }
}

/** Gives prizes: the rooms of free rounds and of bonuses, and the checks that refuse them to a player. */
export function composePrizes({ db, clock, configuration }: Ground): PrizeNeeds {
  const { target } = configuration.brand
  const { code: currency } = configuration.market.currency
  return {
    db,
    clock,
    brand: tournamentBrandOf(configuration),
    prizes: {
      obstacleTo: async (tx, playerId, kind) => {
        const player = await findPlayerById(tx, target, playerId)
        if (!player || player.state === 'closed') return { outcome: 'lapsed', because: 'closed' }
        if (player.state === 'locked') return { outcome: 'held', because: 'locked' }
        // A player who may not play gets no bonus or free rounds. A prize in cash is still paid.
        const isHeld = kind !== 'money' && (await isKeptFromPlaying(tx, playerId))
        return isHeld ? { outcome: 'held', because: 'excluded' } : undefined
      },
      giveFreeRounds: (tx, { stakeMinor, ...given }) =>
        giveFreeRounds({ clock }, tx, { ...given, stake: { amountMinor: stakeMinor, currency } }),
      offerBonus: (tx, won) => offerWonBonus({ clock }, tx, won),
    },
  }
}

/** Puts the room of tournaments together with the rounds, the prizes, the players and the law. */
export function composeTournaments(
  ground: Ground,
  { judgeEntry }: Pick<TournamentNeeds, 'judgeEntry'>,
): TournamentNeeds {
  const { configuration, clock } = ground
  const { target } = configuration.brand
  const { key, currency, timeZone } = configuration.market
  return {
    ...composePrizes(ground),
    rounds: composeRoundsOfBooks(timeZone),
    stakesOf: (gameKey) => {
      const found = loadDefinition(gameKey)
      return found && offeredStakes(found.definition, currency.code, roundFiguresOf(key, clock.now()))
    },
    bonusWorth: findBonusWorth,
    isPlayer: async (db: Querier, playerId) => (await findPlayerById(db, target, playerId)) !== undefined,
    isPlayingBlocked: isKeptFromPlaying,
    judgeEntry,
    accountOf: async (db, playerId) => (await findWallet(db, playerId))?.accountId,
  }
}

/** The name of a game: Czech and Slovak players see its Czech name. */
export function nameOfGame(gameKey: string, language: string): string {
  const name = listCatalogue().find(({ key }) => key === gameKey)?.name
  return name?.[language === 'cs' || language === 'sk' ? 'cs' : 'en'] ?? gameKey
}
