import { auditTimeline } from '#server/audit/index.ts'
import { bonusTimeline } from '#server/bonuses/index.ts'
import { callerTimeline } from '#server/caller-checks/index.ts'
import { cardTimeline } from '#server/cards/index.ts'
import { documentTimeline } from '#server/documents/index.ts'
import { noteTimeline, type DossierNeeds } from '#server/dossier/index.ts'
import { exclusionTimeline } from '#server/exclusion/index.ts'
import { freeRoundTimeline } from '#server/free-rounds/index.ts'
import { limitTimeline } from '#server/limits/index.ts'
import { messageTimeline } from '#server/messaging/index.ts'
import { paymentTimeline } from '#server/payments/index.ts'
import { personTimeline, type TimelinePart } from '#server/players/index.ts'
import { playTimeline } from '#server/reporting/index.ts'
import { sessionTimeline } from '#server/sign-in/index.ts'
import { ticketTimeline } from '#server/support/index.ts'
import type { Base } from './open-base.ts'

/** What staff see and keep of one player, with the parts that every room has of it. */
export function composeDossier({ db, clock, cipher, configuration }: Base): DossierNeeds {
  const { brand, market } = configuration
  const currency = market.currency.code
  const timeline: TimelinePart[] = [
    ...playTimeline(market.timeZone),
    ...paymentTimeline(),
    ...bonusTimeline(),
    ...freeRoundTimeline(),
    ...exclusionTimeline(),
    ...limitTimeline(currency),
    ...documentTimeline(),
    ...ticketTimeline(),
    ...messageTimeline(brand.target),
    ...noteTimeline(),
    ...callerTimeline(),
    ...cardTimeline(),
    ...personTimeline(),
    ...auditTimeline(),
    ...sessionTimeline(),
  ]
  return { db, clock, cipher, target: brand.target, currency, timeline }
}
