import { WITHDRAWAL_METHODS } from '#contract/shapes/withdrawals.ts'
import { operatingFigures } from '#config/operating-figures.ts'
import { paymentButtonsOf } from '#config/payment-buttons.ts'
import type { Configuration } from '#config/resolve.ts'
import { feeWaysOf, type FeeRules } from '#server/payments/index.ts'

/** Which fees a brand may have: its payment methods, and those on which its market allows a fee. */
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
