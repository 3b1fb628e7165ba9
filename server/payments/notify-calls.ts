import { partnerNotices } from '#contract/onling-v2/partner-notices.ts'
import * as payment from '#contract/onling-v2/payment.ts'
import { transactionCallback } from '#contract/onling-v2/wallet-payment.ts'
import { allPartners } from '#partners/facts.ts'
import type { NamedNotice } from '#partners/partner-facts.ts'
import { BUTTON_RETURNS } from './buttons/list-buttons.ts'
import type { PaymentChoice } from './choose-way.ts'

/** Who sends requests to a call of a partner: the browser, the partner's server, or the gateway of text messages. */
type Brought = { readonly gateway: string; readonly call: payment.NoticeCall; readonly brings: NamedNotice['post'] }

/** Calls that the specification names for partners, each with what it receives. */
export const namedNotices: readonly Brought[] = allPartners.flatMap(({ gateway, notice }) => {
  const call = partnerNotices[gateway]
  if (!notice || !call) return []
  const byPost: Brought = { gateway, call, brings: notice.post }
  return notice.isAlsoByGet ? [byPost, { gateway, call: { ...call, method: 'GET' }, brings: 'return' }] : [byPost]
})

const tellers = allPartners.filter(({ notifiesByFolder }) => notifiesByFolder)

/** The gateway of a partner that notifies at the generic call (by folder); undefined for every other name. */
export const gatewayOfFolder = (folder: string): string | undefined =>
  tellers.find(({ key }) => key === folder)?.gateway

const pathByFolder = (gateway: string): string | undefined => {
  const key = tellers.find((one) => one.gateway === gateway)?.key
  return key === undefined ? undefined : payment.notifyByFolder.path.replace('{partner}', key)
}

/** Path of the call that receives a gateway's signed messages; undefined for a gateway that sends none. */
export function notifyPathOf(gateway: string, { fromWallet = false, button }: PaymentChoice): string | undefined {
  if (fromWallet) return transactionCallback.path
  return button?.route === BUTTON_RETURNS
    ? payment.notifyPaymentButton.path
    : (partnerNotices[gateway]?.path ?? pathByFolder(gateway))
}
