import { agreed, leadsToBanks, type Agreement } from '../partner.ts'
import { buttons } from './buttons.ts'

/** Cards and banks on its page, payouts, and the buttons of Slovak banks. */
export const payoutOneAgreement: Agreement = {
  isSwitchedOn: (brand) =>
    brand.payment.depositMethods.includes('PayoutOne') ||
    brand.payment.withdrawalMethods.includes('PayoutOne') ||
    leadsToBanks(buttons, brand),
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
  buttons,
}
