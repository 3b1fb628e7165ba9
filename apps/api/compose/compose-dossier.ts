import { auditTimeline } from '#server/audit/index.ts'
import { bonusTimeline } from '#server/bonuses/index.ts'
import { callerTimeline } from '#server/caller-checks/index.ts'
import { cardTimeline } from '#server/cards/index.ts'
import { documentTimeline, findAccountLinks } from '#server/documents/index.ts'
import { dossierTimeline, type DossierNeeds } from '#server/dossier/index.ts'
import { exclusionTimeline } from '#server/exclusion/index.ts'
import { freeRoundTimeline } from '#server/free-rounds/index.ts'
import { limitTimeline } from '#server/limits/index.ts'
import { messageTimeline } from '#server/messaging/index.ts'
import { findPayeeLinks, paymentTimeline } from '#server/payments/index.ts'
import {
  findPersonLinks,
  findPlayerById,
  findSettings,
  personTimeline,
  type TimelinePart,
} from '#server/players/index.ts'
import { playTimeline } from '#server/reporting/index.ts'
import { findDeviceLinks, sessionTimeline } from '#server/sign-in/index.ts'
import { ticketTimeline } from '#server/support/index.ts'
import { isKeptFromPlaying } from '#server/wallet/index.ts'
import { leftAloneBy } from '../gates/left-alone.ts'
import type { Base } from './open-base.ts'
import { openMail } from './open-mail.ts'

/** What staff see and note about one player, with the parts of every room. */
export function composeDossier({
  db,
  clock,
  cipher,
  configuration,
}: Pick<Base, 'db' | 'clock' | 'cipher' | 'configuration'>): DossierNeeds {
  const sendMail = openMail({ clock, configuration })
  const isToBeLeftAlone = leftAloneBy(clock)
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
    ...dossierTimeline(),
    ...callerTimeline(),
    ...cardTimeline(),
    ...personTimeline(),
    ...auditTimeline(),
    ...sessionTimeline(),
  ]
  const links = [findPersonLinks, findDeviceLinks, findAccountLinks, findPayeeLinks]
  return {
    db,
    clock,
    cipher,
    target: brand.target,
    currency,
    timeline,
    links,
    sendLetter: (tx, { to, language, ...values }) => sendMail(tx, { to, language, template: 'from-staff', values }),
    whyNoOffer: async (querier, playerId) => {
      const player = await findPlayerById(querier, brand.target, playerId)
      if (player?.state !== 'open' || (await isKeptFromPlaying(querier, playerId))) return 'blocked'
      if (await isToBeLeftAlone(querier, playerId)) return 'left-alone'
      const wants = (await findSettings(querier, playerId))?.wantsMarketingEmail ?? false
      return wants ? undefined : 'no-consent'
    },
  }
}
