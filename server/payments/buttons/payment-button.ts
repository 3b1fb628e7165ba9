import type { PartnerGateway } from '#partners/facts.ts'
/** A bank whose page the player is redirected to directly, and the partner that does it (providers §5.4). */
export type PaymentButton = {
  /** Our own id, for the URL and the form: `cz-0100`. */
  readonly id: string
  /** The bank's own name. */
  readonly label: string
  /** Code of the bank in account numbers of the market. */
  readonly code: string
  readonly bic: string
  readonly route: PartnerGateway
  /** The partner's code of the bank. */
  readonly bankCode: string
}
