/** A confirmation of the authority, as it came: its own number, and what is sealed in it. */
export type Confirmation = { readonly id: string; readonly envelope: string }

export type Offered = { readonly ok: true } | { readonly ok: false; readonly problem: string }
export type Collected =
  | { readonly ok: true; readonly confirmations: readonly Confirmation[]; readonly next: string }
  | { readonly ok: false; readonly problem: string }

/**
 * The way to the authority. It fetches packages from an address of the operator's and sends confirmations to another one (decision 0134):
 * behind this port stands whatever serves both. The same package may be put there twice.
 */
export type Handover = {
  readonly offer: (name: string, sealed: string) => Promise<Offered>
  /** Confirmations after a place, oldest first; `null` from the beginning. */
  readonly collect: (after: string | null) => Promise<Collected>
}
