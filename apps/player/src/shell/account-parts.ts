import { ownWayOf } from '#contract/shapes/payment-names.ts'
import type { Brand } from '#config/brand.ts'
import { hasOldAccounts } from './session/has-old-accounts.ts'

/** Parts of the account that not every brand has; used by its menu and by the pages. */
export function accountPartsOf(brand: Pick<Brand, 'backOffice' | 'payment' | 'landbaseIntegration'>) {
  const { depositMethods } = brand.payment
  return {
    hasVenueCards: brand.backOffice.canIssueCards,
    hasVenues: depositMethods.includes('Landbase'),
    hasWallet: depositMethods.some((one) => ownWayOf(one) === 'wallet'),
    hasBankLook: depositMethods.includes('PaymentButton'),
    hasOldAccounts: hasOldAccounts(brand),
  }
}

export type AccountParts = ReturnType<typeof accountPartsOf>
