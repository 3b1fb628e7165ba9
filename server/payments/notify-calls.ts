import * as payment from '#contract/onling-v2/payment.ts'
import { transactionCallback } from '#contract/onling-v2/wallet-payment.ts'
import { allPartners } from '#partners/facts.ts'
import { BUTTON_RETURNS } from './buttons/list-buttons.ts'
import type { PaymentChoice } from './choose-way.ts'

/** Calls by which partners speak to us: with the player's browser, or from server to server. */
export const returnCalls = {
  Csob: payment.notifyCsob,
  GPWebPay: payment.notifyGpWebPay,
  MobileTech: payment.notifyMobileTech,
} as const
export const notificationCalls = {
  PayUCard: payment.notifyPayU,
  PayoutOne: payment.notifyPayoutOne,
  Netera: payment.notifyNetera,
} as const

const PATHS = new Map(
  Object.entries({ ...returnCalls, ...notificationCalls }).map(([gateway, { path }]) => [gateway, path]),
)

const tellers = allPartners.filter(({ tellsByFolder }) => tellsByFolder)

/** The gateway of a partner that tells at the call for folders; undefined for every other name. */
export const gatewayOfFolder = (folder: string): string | undefined =>
  tellers.find(({ key }) => key === folder)?.gateway

const pathByFolder = (gateway: string): string | undefined => {
  const key = tellers.find((one) => one.gateway === gateway)?.key
  return key === undefined ? undefined : payment.notifyByFolder.path.replace('{partner}', key)
}

/** Path of the call that takes what a gateway signs; undefined for one that says nothing by itself. */
export function notifyPathOf(gateway: string, { fromWallet = false, button }: PaymentChoice): string | undefined {
  if (fromWallet) return transactionCallback.path
  return button?.route === BUTTON_RETURNS
    ? payment.notifyPaymentButton.path
    : (PATHS.get(gateway) ?? pathByFolder(gateway))
}
