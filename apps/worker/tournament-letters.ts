import { findBonusWorth } from '#server/bonuses/index.ts'
import type { Reaction } from '#server/kernel/index.ts'
import { makeMailQueue } from '#server/messaging/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { tournamentReactions } from '#server/tournaments/index.ts'
import { nameOfGame, tournamentBrandOf } from '../api/compose/compose-tournaments.ts'
import type { Base } from '../api/compose/open-base.ts'

/**
 * Removes players who may not play any more from tournaments, and sends letters about that, prizes and cancellations.
 */
export function tournamentLetters({ db, clock, configuration }: Base): Reaction[] {
  const { target } = configuration.brand
  return tournamentReactions({
    db,
    clock,
    brand: tournamentBrandOf(configuration),
    bonusWorth: findBonusWorth,
    nameOfGame,
    findContact: (playerId) => findPlayerById(db, target, playerId),
    sendLetter: makeMailQueue({ clock, target }),
  })
}
