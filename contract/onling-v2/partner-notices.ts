import { partnerFacts } from '#partners/facts.ts'
import type { NamedNotice, PartnerFacts } from '#partners/partner-facts.ts'
import { defineCall } from '../call.ts'
import { Notification, type NoticeCall } from './payment.ts'

/** The call of a partner that the specification names, by its facts. */
const noticeOf = ({ path, summary, isAlsoByGet }: NamedNotice) =>
  defineCall({ ...Notification, path, summary, ...(isAlsoByGet ? { isAlsoByGet } : {}) })

/**
 * Calls that the specification names for partners, by their gateways. The browser comes back here with
 * what the partner signed, which is evidence and never proof; or the partner's server tells of a payment or a payout. A
 * repeat of the same changes nothing and is answered 200. Others have `notifyByFolder`.
 */
export const partnerNotices: Readonly<Record<string, NoticeCall>> = Object.fromEntries(
  partnerFacts.flatMap(({ gateway, notice }: PartnerFacts) => (notice ? [[gateway, noticeOf(notice)] as const] : [])),
)
