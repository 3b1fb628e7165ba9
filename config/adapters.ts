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

export const adapters: readonly Adapter[] = [
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
