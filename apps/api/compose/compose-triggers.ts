import { dayOf } from '#contract/states/calendar.ts'
import {
  findGiftCampaign,
  giveWithin,
  isRestricted,
  judgeRecipient,
  type CampaignNeeds,
} from '#server/campaigns/index.ts'
import { giveByTrigger, sendMessage, type LoyaltyNeeds } from '#server/loyalty/index.ts'
import { zoneOf } from '#server/law/index.ts'
import { sumPlayed } from '#server/limits/index.ts'
import { findPlayerById, findSettings } from '#server/players/index.ts'
import type { TriggerNeeds } from '#server/triggers/index.ts'
import { isKeptFromPlaying } from '#server/wallet/index.ts'
import { lawOfTriggers } from '../gates/law-of-triggers.ts'
import { leftAloneBy } from '../gates/left-alone.ts'
import { isForTrials } from './open-clock.ts'
import type { Base } from './open-base.ts'
import { openMail } from './open-mail.ts'

/**
 * Composes the room of triggers with the rooms that give gifts and send letters, and with the law and the gates that
 * decide who gets them.
 */
export function composeTriggers(
  { db, clock, cipher, configuration }: Pick<Base, 'db' | 'clock' | 'cipher' | 'configuration'>,
  { campaigns, loyalty }: { readonly campaigns: CampaignNeeds; readonly loyalty: LoyaltyNeeds },
): TriggerNeeds {
  const { brand, market } = configuration
  const { target, languages, defaultLanguage } = brand
  const zone = zoneOf(market.key, clock.now())
  const sendMail = openMail({ clock, configuration })
  const isToBeLeftAlone = leftAloneBy(clock)
  return {
    db,
    clock,
    target,
    zone,
    languages,
    defaultLanguage,
    cipher,
    law: lawOfTriggers(market.key, clock),
    findPerson: async (querier, playerId) => {
      const player = await findPlayerById(querier, target, playerId)
      if (!player) return undefined
      const { registeredAt, language, email, state } = player
      return { registeredAt, language, email, isClosed: state === 'closed' }
    },
    readPlay: (querier, playerId, since) => sumPlayed(querier, playerId, dayOf(zone, since)),
    judgePerson: async (querier, playerId) => {
      const player = await findPlayerById(querier, target, playerId)
      if (player?.state !== 'open' || (await isKeptFromPlaying(querier, playerId))) return 'blocked'
      if (await isToBeLeftAlone(querier, playerId)) return 'left-alone'
      const of = { target, playerId, campaignId: null, at: clock.now() }
      return (await isRestricted(querier, of)) ? 'restricted' : undefined
    },
    wantsOffers: async (querier, playerId) => (await findSettings(querier, playerId))?.wantsMarketingEmail ?? false,
    findCampaign: (querier, campaignId) => findGiftCampaign(querier, target, campaignId),
    judgeGift: (of) => judgeRecipient(campaigns, of),
    giveGift: async (tx, of) => {
      const given = await giveWithin(campaigns, tx, { ...of, occasion: { kind: 'plain' } })
      return given.outcome === 'not-given' ? given.why : undefined
    },
    givePoints: (tx, of) => giveByTrigger(loyalty, tx, of),
    sendMessage: (tx, message) => sendMessage({ clock }, tx, message),
    sendLetter: (tx, { to, language, ...values }) => sendMail(tx, { to, language, template: 'from-staff', values }),
    allowsPrivateAddresses: isForTrials(configuration),
  }
}
