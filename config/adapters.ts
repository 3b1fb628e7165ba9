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
    name: 'sdsl',
    isSwitchedOn: () => true,
    variables: [rulesVariable('SDSL_BASE_URL', 'address'), rulesVariable('SDSL_API_KEY', 'secret')],
  },
  {
    // Withdrawals by a file for our bank: it must know which account of ours pays.
    name: 'bank-transfer',
    isSwitchedOn: ({ payment }) => payment.withdrawalMethods.includes('BankTransfer'),
    variables: [
      rulesVariable('PAYOUT_IBAN', 'secret'),
      rulesVariable('PAYOUT_BIC', 'secret'),
      rulesVariable('PAYOUT_NAME', 'secret'),
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
]
