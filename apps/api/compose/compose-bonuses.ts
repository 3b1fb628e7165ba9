import { findBonusLeft, lendForStake, settleBonus, whoseShare, type BonusNeeds } from '#server/bonuses/index.ts'
import { findBookedPlays } from '#server/crash/index.ts'
import { findSpent } from '#server/free-rounds/index.ts'
import { listRoundsOf, type BonusMoney } from '#server/game-rounds/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { isKeptFromPlaying } from '#server/wallet/index.ts'

/** Bonus money as rounds use it. @param percentOf the bonus coefficient that staff have set for a game */
export function composeBonusMoney(percentOf: (gameKey: string) => number): BonusMoney {
  return {
    find: async (db, { playerId, gameKey, at }) =>
      percentOf(gameKey) > 0 ? findBonusLeft(db, playerId, { at, gameKey }) : undefined,
    lend: (tx, input) => lendForStake(tx, { ...input, percent: percentOf(input.gameKey) }),
    settle: settleBonus,
    whose: whoseShare,
  }
}

/** Puts the room of bonuses together with the players, the law and the wallet. */
export function composeBonuses(needs: Omit<BonusNeeds, 'isPlayer' | 'isPlayingBlocked' | 'listRounds'>): BonusNeeds {
  return {
    ...needs,
    isPlayer: async (db, playerId) => (await findPlayerById(db, needs.target, playerId)) !== undefined,
    isPlayingBlocked: isKeptFromPlaying,
    listRounds: async (querier, playerId, asked) =>
      (await listRoundsOf(querier, playerId, asked, findBookedPlays, findSpent)) ?? {
        rows: [],
        nextCursor: null,
      },
  }
}
