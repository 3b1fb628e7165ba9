import { WITHDRAWAL_METHODS } from '#contract/shapes/withdrawals.ts'
import { operatingFigures } from '#config/operating-figures.ts'
import { paymentButtonsOf } from '#config/payment-buttons.ts'
import type { Configuration } from '#config/resolve.ts'
import { feeWaysOf, type FeeRules } from '#server/payments/index.ts'

/** Which fees a brand has: its ways in and out, and on which of them its market lets a player be asked. */
export function composeFees({ brand, market }: Configuration): FeeRules {
  const { depositMethods, depositGateways, withdrawalMethods } = brand.payment
  return {
    target: brand.target,
    currency: market.currency.code,
    ways: feeWaysOf({
      depositMethods,
      cardGateways: depositGateways,
      buttonRoutes: paymentButtonsOf(market.key, depositGateways).map(({ route }) => route),
      payoutMethods: [
        ...WITHDRAWAL_METHODS.filter((method) => withdrawalMethods.some((one) => one === method)),
        ...market.backOfficeWithdrawalMethods,
      ],
    }),
    playerMethods: operatingFigures[market.key].playerFeeMethods,
  }
}
