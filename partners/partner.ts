import type { Variable } from '#config/processes.ts'
import type { Brand } from '#config/brand.ts'

/** Values of a partner's variables, by the names of `agreement.ts`. */
export type AgreedValues = Readonly<Record<string, string>>

/** Settings of the demonstration for both sides, product and stand-in. */
export type DemoPlace = {
  /** Origin of the stand-in: `http://127.0.0.1:3012`. */
  readonly origin: string
  /** Folder in which the stand-in keeps its keys. */
  readonly keysFolder: string
  /** A secret that both sides get; made once and stored. */
  readonly secret: (name: string) => string
}

/** A bank of a market, and the partner's code for it. */
export type PartnerButton = {
  /** Our own id, for the URL and the form: `cz-0100`. */
  readonly id: string
  /** The bank's own name. */
  readonly label: string
  /** Code of the bank in account numbers of the market. */
  readonly code: string
  readonly bic: string
  /** The partner's code of the bank. */
  readonly bankCode: string
}

/** Banks that the partner can redirect to directly. */
export type PartnerButtons = {
  readonly market: Brand['market']
  readonly banks: readonly PartnerButton[]
}

/** Agreement of a partner and an operator: when a brand has the partner, and its variables for the processes. */
export type Agreement = {
  readonly isSwitchedOn: (brand: Brand) => boolean
  readonly variables: readonly Variable[]
  /** Values for a partner's stand-in; a name that ends in `_FILE` is the path of a file with the value. */
  readonly demo: (place: DemoPlace) => AgreedValues
  /** Port of the stand-in, and the variable that changes it. */
  readonly standIn: { readonly port: number; readonly variable: string }
  readonly buttons?: PartnerButtons
  /** The partner is itself a bank of another partner's buttons: where the brand has its gateway, that is used. */
  readonly ownButton?: Pick<PartnerButton, 'id' | 'bankCode'>
}

/** A variable that API and worker need wherever the partner is enabled. */
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

/** A value whose presence was checked at start. */
export function valueOf(values: AgreedValues, name: string): string {
  const value = values[name]
  if (value === undefined) throw new Error(`${name} was not read at the start.`)
  return value
}
