import { agreed, type Agreement } from '../partner.ts'

/** An aggregator that is licensed to call banks for us; it pays to the account of our transfers. */
export const bankPsd2Agreement: Agreement = {
  isSwitchedOn: ({ payment }) => payment.depositMethods.includes('PaymentButton'),
  variables: [agreed('BANK_PSD2_BASE_URL', 'address'), agreed('BANK_PSD2_API_KEY')],
  demo: ({ origin, secret }) => ({ BANK_PSD2_BASE_URL: origin, BANK_PSD2_API_KEY: secret('bank-psd2-key') }),
  standIn: { port: 3021, variable: 'BANK_PSD2_PORT' },
}
