import { agreements } from '#partners/agreements.ts'
import type { Brand } from './brand.ts'
import type { Variable } from './processes.ts'

/**
 * An outside partner: when a brand has it enabled, and the variables of the processes that call it. An adapter is added
 * here in the commit that brings its code.
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
    // Packages for the Czech supervision of gambling; the worker alone seals them.
    name: 'aisg-packages',
    isSwitchedOn: ({ market }) => market === 'CZE',
    variables: [
      { ...rulesVariable('AISG_PACKAGES_URL', 'address'), processes: ['worker'] },
      { ...rulesVariable('AISG_PACKAGES_KEY', 'secret'), processes: ['worker'] },
      { ...rulesVariable('AISG_SEAL_KEY_PEM', 'secret'), canBeFile: true, processes: ['worker'] },
      { ...rulesVariable('AISG_AUTHORITY_KEY_PEM', 'secret'), canBeFile: true, processes: ['worker'] },
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
  ...Object.entries(agreements).map(([name, agreement]) => ({ name, ...agreement })),
]
