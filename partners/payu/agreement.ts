import { agreed, type Agreement } from '../partner.ts'
import { payU } from './facts.ts'

const ON_ITS_PAGE: readonly string[] = ['CardOnline', ...payU.deviceWallets]

export const payUAgreement: Agreement = {
  isSwitchedOn: ({ payment }) =>
    (payment.depositMethods.some((method) => ON_ITS_PAGE.includes(method)) &&
      payment.depositGateways.includes('PayUCard')) ||
    payment.withdrawalMethods.includes('PayUCard'),
  variables: [
    agreed('PAYU_POS_ID'),
    agreed('PAYU_SHOP_ID'),
    agreed('PAYU_CLIENT_ID'),
    agreed('PAYU_CLIENT_SECRET'),
    agreed('PAYU_SECOND_KEY'),
    agreed('PAYU_BASE_URL', 'address'),
  ],
  demo: ({ origin, secret }) => ({
    PAYU_POS_ID: '300746',
    PAYU_SHOP_ID: 'SHOP1',
    PAYU_CLIENT_ID: '300746',
    PAYU_CLIENT_SECRET: secret('payu-client-secret'),
    PAYU_SECOND_KEY: secret('payu-second-key'),
    PAYU_BASE_URL: origin,
  }),
  standIn: { port: 3012, variable: 'PAYU_PORT' },
}
