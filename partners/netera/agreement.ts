import { agreed, type Agreement } from '../partner.ts'

export const neteraAgreement: Agreement = {
  isSwitchedOn: ({ payment }) =>
    payment.depositMethods.includes('Netera') ||
    payment.withdrawalMethods.some((one) => one === 'NeteraWallet' || one === 'NeteraBankTransfer'),
  variables: [
    agreed('NETERA_MERCHANT_ID'),
    agreed('NETERA_SECRET', 'secret', { minLength: 16 }),
    agreed('NETERA_BASE_URL', 'address'),
  ],
  demo: ({ origin, secret }) => ({
    NETERA_MERCHANT_ID: 'tolar',
    NETERA_SECRET: secret('netera-secret'),
    NETERA_BASE_URL: `${origin}/netera/v1`,
  }),
  standIn: { port: 3014, variable: 'NETERA_PORT' },
}
