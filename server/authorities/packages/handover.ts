/** A confirmation of the authority as received: its own number, and the sealed content. */
export type Confirmation = { readonly id: string; readonly envelope: string }

export type Offered = { readonly ok: true } | { readonly ok: false; readonly problem: string }
export type Collected =
  | { readonly ok: true; readonly confirmations: readonly Confirmation[]; readonly next: string }
  | { readonly ok: false; readonly problem: string }

/**
 * The port to the authority, which fetches packages from one URL of the operator and sends confirmations to another
 * (decision 0134). Putting the same package twice is permitted.
 */
export type Handover = {
  readonly offer: (name: string, sealed: string) => Promise<Offered>
  /** Confirmations after a position, oldest first; `null`: from the beginning. */
  readonly collect: (after: string | null) => Promise<Collected>
}
