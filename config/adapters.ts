import type { Brand } from './brand.ts'
import type { Variable } from './processes.ts'

/**
 * An outside partner: when a brand has it switched on, and what the processes that talk to it must be told.
 * An adapter joins this register in the commit that brings its code.
 */
export type Adapter = {
  readonly name: string
  readonly isSwitchedOn: (brand: Brand) => boolean
  readonly variables: readonly Variable[]
}

const rulesVariable = (name: string, kind: Variable['kind']): Variable => ({
  name,
  kind,
  canBeFile: false,
  minLength: 1,
  processes: ['api', 'worker'],
})

export const adapters: readonly Adapter[] = [
  {
    // ČNB's denni_kurz.txt in CZE, ECB's eurofxref-daily.xml in SVK.
    name: 'exchange-rates',
    isSwitchedOn: () => true,
    variables: [{ ...rulesVariable('EXCHANGE_RATES_URL', 'address'), processes: ['worker'] }],
  },
  {
    name: 'bank-id',
    isSwitchedOn: ({ accountVerificationMethods }) => accountVerificationMethods.includes('bankId'),
    variables: [
      { ...rulesVariable('BANKID_ISSUER', 'address'), processes: ['api'] },
      { ...rulesVariable('BANKID_CLIENT_ID', 'secret'), processes: ['api'] },
      { ...rulesVariable('BANKID_CLIENT_SECRET', 'secret'), processes: ['api'] },
    ],
  },
  {
    name: 'veriface',
    isSwitchedOn: ({ accountVerificationMethods }) => accountVerificationMethods.includes('byScan'),
    variables: [
      { ...rulesVariable('VERIFACE_BASE_URL', 'address'), processes: ['api'] },
      { ...rulesVariable('VERIFACE_API_KEY', 'secret'), processes: ['api'] },
      { ...rulesVariable('VERIFACE_OPEN_URL', 'address'), processes: ['api'] },
      { ...rulesVariable('VERIFACE_NOTIFY_SECRET', 'secret'), minLength: 16, processes: ['api'] },
    ],
  },
  {
    name: 'rvo-cz',
    isSwitchedOn: ({ market }) => market === 'CZE',
    variables: [
      rulesVariable('RVO_CZ_BASE_URL', 'address'),
      rulesVariable('RVO_CZ_API_KEY', 'secret'),
      rulesVariable('RVO_CZ_OPERATOR_ICO', 'secret'),
    ],
  },
  {
    name: 'rvo-sk',
    isSwitchedOn: ({ market }) => market === 'SVK',
    variables: [
      rulesVariable('RVO_SK_BASE_URL', 'address'),
      rulesVariable('RVO_SK_LOGIN', 'secret'),
      rulesVariable('RVO_SK_PASSWORD', 'secret'),
      rulesVariable('RVO_SK_VENUE_ID', 'secret'),
    ],
  },
  {
    name: 'smartform',
    isSwitchedOn: () => true,
    variables: [
      rulesVariable('SMARTFORM_BASE_URL', 'address'),
      rulesVariable('SMARTFORM_CLIENT_ID', 'secret'),
      rulesVariable('SMARTFORM_PASSWORD', 'secret'),
    ],
  },
  {
    // The Czech register of addresses; open to everybody.
    name: 'ruian',
    isSwitchedOn: ({ market }) => market === 'CZE',
    variables: [rulesVariable('RUIAN_BASE_URL', 'address')],
  },
  {
    name: 'sdsl',
    isSwitchedOn: () => true,
    variables: [rulesVariable('SDSL_BASE_URL', 'address'), rulesVariable('SDSL_API_KEY', 'secret')],
  },
  {
    // Transfers from and to an account of ours: files for our bank, and its statements.
    name: 'bank-transfer',
    isSwitchedOn: ({ payment }) =>
      payment.withdrawalMethods.includes('BankTransfer') || payment.depositMethods.includes('Bacs'),
    variables: [
      rulesVariable('PAYOUT_IBAN', 'secret'),
      rulesVariable('PAYOUT_BIC', 'secret'),
      rulesVariable('PAYOUT_NAME', 'secret'),
    ],
  },
  {
    // The bank of our account gives its movements by itself; only the worker asks.
    name: 'fio',
    isSwitchedOn: ({ payment }) => payment.statementBank === 'Fio',
    variables: [
      { ...rulesVariable('FIO_BASE_URL', 'address'), processes: ['worker'] },
      { ...rulesVariable('FIO_TOKEN', 'secret'), minLength: 32, processes: ['worker'] },
    ],
  },
  {
    name: 'csob',
    isSwitchedOn: ({ payment }) =>
      payment.depositMethods.includes('CardOnline') && payment.depositGateways.includes('Csob'),
    variables: [
      { name: 'CSOB_MERCHANT_ID', kind: 'secret', canBeFile: false, minLength: 1, processes: ['api', 'worker'] },
      { name: 'CSOB_PRIVATE_KEY_PEM', kind: 'secret', canBeFile: true, minLength: 1, processes: ['api', 'worker'] },
      { name: 'CSOB_PUBLIC_KEY_PEM', kind: 'secret', canBeFile: true, minLength: 1, processes: ['api', 'worker'] },
      { name: 'CSOB_BASE_URL', kind: 'address', canBeFile: false, minLength: 1, processes: ['api', 'worker'] },
    ],
  },
  {
    // Cards, and the buttons of Czech banks.
    name: 'gpwebpay',
    isSwitchedOn: ({ market, payment }) =>
      (payment.depositMethods.includes('CardOnline') && payment.depositGateways.includes('GPWebPay')) ||
      (market === 'CZE' && payment.depositMethods.includes('PaymentButton')),
    variables: [
      rulesVariable('GPWEBPAY_MERCHANT_NUMBER', 'secret'),
      rulesVariable('GPWEBPAY_PROVIDER', 'secret'),
      { ...rulesVariable('GPWEBPAY_PRIVATE_KEY_PEM', 'secret'), canBeFile: true },
      { ...rulesVariable('GPWEBPAY_PUBLIC_KEY_PEM', 'secret'), canBeFile: true },
      rulesVariable('GPWEBPAY_ORDER_URL', 'address'),
      rulesVariable('GPWEBPAY_SERVICE_URL', 'address'),
    ],
  },
  {
    name: 'payu',
    isSwitchedOn: ({ payment }) =>
      (payment.depositMethods.includes('CardOnline') && payment.depositGateways.includes('PayUCard')) ||
      payment.withdrawalMethods.includes('PayUCard'),
    variables: [
      rulesVariable('PAYU_POS_ID', 'secret'),
      rulesVariable('PAYU_SHOP_ID', 'secret'),
      rulesVariable('PAYU_CLIENT_ID', 'secret'),
      rulesVariable('PAYU_CLIENT_SECRET', 'secret'),
      rulesVariable('PAYU_SECOND_KEY', 'secret'),
      rulesVariable('PAYU_BASE_URL', 'address'),
    ],
  },
  {
    // Cards and banks at its page, payouts, and the buttons of Slovak banks.
    name: 'payout-one',
    isSwitchedOn: ({ market, payment }) =>
      payment.depositMethods.includes('PayoutOne') ||
      payment.withdrawalMethods.includes('PayoutOne') ||
      (market === 'SVK' && payment.depositMethods.includes('PaymentButton')),
    variables: [
      rulesVariable('PAYOUT_ONE_CLIENT_ID', 'secret'),
      rulesVariable('PAYOUT_ONE_CLIENT_SECRET', 'secret'),
      rulesVariable('PAYOUT_ONE_BASE_URL', 'address'),
    ],
  },
  {
    // An aggregator that may ask banks for us; the account that it pays to is that of our transfers.
    name: 'bank-psd2',
    isSwitchedOn: ({ payment }) => payment.depositMethods.includes('PaymentButton'),
    variables: [rulesVariable('BANK_PSD2_BASE_URL', 'address'), rulesVariable('BANK_PSD2_API_KEY', 'secret')],
  },
  {
    name: 'mobile-tech',
    isSwitchedOn: ({ payment }) => payment.depositMethods.includes('MobileTech'),
    variables: [
      rulesVariable('MOBILETECH_SERVICE_ID', 'secret'),
      { ...rulesVariable('MOBILETECH_SECRET', 'secret'), minLength: 16 },
      rulesVariable('MOBILETECH_PAY_URL', 'address'),
      rulesVariable('MOBILETECH_KEYWORD', 'secret'),
      rulesVariable('MOBILETECH_SHORT_CODE', 'secret'),
    ],
  },
  {
    name: 'netera',
    isSwitchedOn: ({ payment }) =>
      payment.depositMethods.includes('Netera') ||
      payment.withdrawalMethods.some((one) => one === 'NeteraWallet' || one === 'NeteraBankTransfer'),
    variables: [
      rulesVariable('NETERA_MERCHANT_ID', 'secret'),
      { ...rulesVariable('NETERA_SECRET', 'secret'), minLength: 16 },
      rulesVariable('NETERA_BASE_URL', 'address'),
    ],
  },
]
