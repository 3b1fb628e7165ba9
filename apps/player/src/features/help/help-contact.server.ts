import { isOpenAt } from '#contract/states/opening-hours.ts'
import { getAnswerTime } from '#contract/play-v1/support.ts'
import { anonymousApi } from '../../shell/call-api.server.ts'
import type { Site } from '../../shell/site-context.ts'

export type HelpContact = Awaited<ReturnType<typeof readContact>>

/** Contacts of the brand's support, whether it is open now, and its promised and actual response times. */
export async function readContact(site: Site) {
  const { phone, email, openingHours, answerMinutes, liveChat } = site.brand.support
  const answered = await anonymousApi(site)(getAnswerTime, { query: {} })
  return {
    phone,
    email,
    hours: openingHours.map(({ days, from, to }) => ({ days: [...days], from, to })),
    isOpen: isOpenAt(openingHours, site.market.timeZone, new Date()),
    promisedMinutes: answerMinutes.normal,
    usualMinutes: answered.ok ? answered.data.usualMinutes : null,
    chatScript: liveChat === 'none' ? null : liveChat.script,
  }
}
