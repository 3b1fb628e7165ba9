import type { PartnerGateway } from '#partners/facts.ts'
/** A bank that the player is led to straight away, and the partner that leads there (providers §5.4). */
export type PaymentButton = {
  /** Ours, for the address and the form: `cz-0100`. */
  readonly id: string
  /** The bank's own name. */
  readonly label: string
  /** Code of the bank in account numbers of the market. */
  readonly code: string
  readonly bic: string
  readonly route: PartnerGateway
  /** What the partner calls the bank. */
  readonly bankCode: string
}
