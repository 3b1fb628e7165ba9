import { accountMigrationReactions } from '#server/account-migration/index.ts'
import { bonusReactions } from '#server/bonuses/index.ts'
import { campaignReactions } from '#server/campaigns/index.ts'
import { exclusionReactions } from '#server/exclusion/index.ts'
import { freeRoundReactions } from '#server/free-rounds/index.ts'
import type { Reaction } from '#server/kernel/index.ts'
import { loyaltyReactions } from '#server/loyalty/index.ts'
import { pushReactions } from '#server/messaging/index.ts'
import { movedPaymentReactions } from '#server/payments/index.ts'
import { riskReactions } from '#server/risk/index.ts'
import { venuePlayReactions } from '#server/venue-play/index.ts'
import { composePushSending } from '../api/compose/compose-push.ts'
import type { RulesEnvironment } from '../api/environment/environment.ts'
import type { Base } from '../api/compose/open-base.ts'
import { giftLetters } from './gift-letters.ts'
import type { Rooms } from './open-rooms.ts'
import { paymentLetters } from './payment-letters.ts'
import { tournamentLetters } from './tournament-letters.ts'

/** The event handlers of the rooms. Each may get an event more than once, also concurrently. */
export function listReactions(base: Base, rooms: Rooms, environment: RulesEnvironment): Reaction[] {
  return [
    ...exclusionReactions(rooms.exclusion.needs),
    ...accountMigrationReactions(rooms.migrations),
    ...paymentLetters(base),
    ...pushReactions(composePushSending(base, environment)),
    ...movedPaymentReactions(base),
    ...campaignReactions(rooms.campaigns),
    ...loyaltyReactions(rooms.loyalty),
    ...venuePlayReactions(rooms.venuePlay),
    ...tournamentLetters(base),
    ...freeRoundReactions(giftLetters(base)),
    ...bonusReactions(giftLetters(base)),
    ...riskReactions(rooms.risk),
  ]
}
