import { agreed, hasButtonsIn, type Agreement } from '../partner.ts'
import { payoutOne } from './facts.ts'

/** Cards and banks at its page, payouts, and the buttons of Slovak banks. */
export const payoutOneAgreement: Agreement = {
  isSwitchedOn: ({ market, payment }) =>
    payment.depositMethods.includes('PayoutOne') ||
    payment.withdrawalMethods.includes('PayoutOne') ||
    (hasButtonsIn(payoutOne, market) && payment.depositMethods.includes('PaymentButton')),
  variables: [
    agreed('PAYOUT_ONE_CLIENT_ID'),
    agreed('PAYOUT_ONE_CLIENT_SECRET'),
    agreed('PAYOUT_ONE_BASE_URL', 'address'),
  ],
  demo: ({ origin, secret }) => ({
    PAYOUT_ONE_CLIENT_ID: 'client-1',
    PAYOUT_ONE_CLIENT_SECRET: secret('payout-one-client-secret'),
    PAYOUT_ONE_BASE_URL: `${origin}/api/v1`,
  }),
  standIn: { port: 3013, variable: 'PAYOUT_ONE_PORT' },
}
