import type { Variable } from '#config/processes.ts'
import type { Brand } from '#config/brand.ts'

/** Values of a partner's variables, by the names of `agreement.ts`. */
export type AgreedValues = Readonly<Record<string, string>>

/** What the demonstration's both sides, product and stand-in, are told. */
export type DemoPlace = {
  /** Where the stand-in listens: `http://127.0.0.1:3012`. */
  readonly origin: string
  /** Folder in which the stand-in keeps its keys. */
  readonly keysFolder: string
  /** A secret that both sides get; made once and kept. */
  readonly secret: (name: string) => string
}

/** A bank of a market, and what the partner that leads there calls it. */
export type PartnerButton = {
  /** Ours, for the address and the form: `cz-0100`. */
  readonly id: string
  /** The bank's own name. */
  readonly label: string
  /** Code of the bank in account numbers of the market. */
  readonly code: string
  readonly bic: string
  /** The partner's own word for the bank. */
  readonly bankCode: string
}

/** Banks that the partner leads to straight away. */
export type PartnerButtons = {
  readonly market: Brand['market']
  readonly banks: readonly PartnerButton[]
}

/** What a partner and an operator agree on: when a brand has the partner, and what the processes are told of it. */
export type Agreement = {
  readonly isSwitchedOn: (brand: Brand) => boolean
  readonly variables: readonly Variable[]
  /** Values for a partner's stand-in; a name that ends in `_FILE` is the path of a file with the value. */
  readonly demo: (place: DemoPlace) => AgreedValues
  /** Port of the stand-in, and the variable that moves it. */
  readonly standIn: { readonly port: number; readonly variable: string }
  readonly buttons?: PartnerButtons
  /** The partner is itself a bank of another partner's buttons: where the brand has its gateway, it is reached by that. */
  readonly ownButton?: Pick<PartnerButton, 'id' | 'bankCode'>
}

/** A variable that API and worker need wherever the partner is switched on. */
export const agreed = (name: string, kind: Variable['kind'] = 'secret', more: Partial<Variable> = {}): Variable => ({
  name,
  kind,
  canBeFile: false,
  minLength: 1,
  processes: ['api', 'worker'],
  ...more,
})

/** Whether buttons of the brand lead through the partner. */
export const leadsToBanks = ({ market }: PartnerButtons, brand: Brand): boolean =>
  market === brand.market && brand.payment.depositMethods.includes('PaymentButton')

/** A value that the start has found to be there. */
export function valueOf(values: AgreedValues, name: string): string {
  const value = values[name]
  if (value === undefined) throw new Error(`${name} was not read at the start.`)
  return value
}
