import { isRestricted, type NotifyNeeds } from '#server/campaigns/index.ts'
import { sendMessage } from '#server/loyalty/index.ts'
import { voiceOf, writeLetter } from '#server/messaging/index.ts'
import { findPlayerById, findSettings } from '#server/players/index.ts'
import { isKeptFromPlaying } from '#server/wallet/index.ts'
import type { Base } from '../api/compose/open-base.ts'
import { openMail } from '../api/compose/open-mail.ts'
import { leftAloneBy } from '../api/gates/left-alone.ts'

/**
 * Notifies players of bonuses and free rounds: invitations to play only to players who may play, and letters only with
 * consent to offers; messages about one's own money to everybody.
 */
export function giftLetters({ db, clock, configuration }: Pick<Base, 'db' | 'clock' | 'configuration'>): NotifyNeeds {
  const { brand, market } = configuration
  const { target } = brand
  const languages: readonly (typeof brand.defaultLanguage)[] = brand.languages
  const isToBeLeftAlone = leftAloneBy(clock)
  return {
    db,
    clock,
    timeZone: market.timeZone,
    findContact: async (querier, playerId) => {
      const player = await findPlayerById(querier, target, playerId)
      if (!player || player.state === 'closed') return undefined
      const language = languages.find((one) => one === player.language) ?? brand.defaultLanguage
      return { email: player.email, language }
    },
    mayTempt: async (querier, playerId, campaignId) => {
      const player = await findPlayerById(querier, target, playerId)
      if (player?.state !== 'open' || (await isKeptFromPlaying(querier, playerId))) return false
      if (await isToBeLeftAlone(querier, playerId)) return false
      return !(await isRestricted(querier, { target, playerId, campaignId, at: clock.now() }))
    },
    wantsOffers: async (querier, playerId) => (await findSettings(querier, playerId))?.wantsMarketingEmail ?? false,
    sendLetter: openMail({ clock, configuration }),
    sendOffer: async (tx, { mail, ...message }) => {
      const { subject: title, text: body } = writeLetter(voiceOf(brand), mail)
      await sendMessage({ clock }, tx, { ...message, category: 'offers', title, body })
    },
  }
}
