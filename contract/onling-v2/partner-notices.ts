import { partnerFacts } from '#partners/facts.ts'
import type { NamedNotice, PartnerFacts } from '#partners/partner-facts.ts'
import { defineCall } from '../call.ts'
import { Notification, type NoticeCall } from './payment.ts'

/** The declared call of a notification that the specification names, from its facts. */
const noticeOf = ({ path, summary, isAlsoByGet }: NamedNotice) =>
  defineCall({ ...Notification, path, summary, ...(isAlsoByGet ? { isAlsoByGet } : {}) })

/**
 * Notifications that the specification names for partners, by gateway: a browser redirect with data signed by the partner, which is
 * evidence and not proof; or a server-to-server notification of a payment or a payout. A duplicate changes nothing and gets 200.
 * Other partners use `notifyByFolder`.
 */
export const partnerNotices: Readonly<Record<string, NoticeCall>> = Object.fromEntries(
  partnerFacts.flatMap(({ gateway, notice }: PartnerFacts) => (notice ? [[gateway, noticeOf(notice)] as const] : [])),
)
