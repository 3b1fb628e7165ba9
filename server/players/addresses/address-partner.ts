import type { AddressMatch, AddressParts, AddressSource } from '#contract/shapes/addresses.ts'

/** An address in the partner's form, with the partner's code for it. */
export type AddressFound = AddressParts & { readonly code: string | null }

/** An address to look up. `part` is a part of the town, if known. */
export type AddressSought = AddressParts & { readonly part?: string }

/**
 * The result of a request to a partner. A failure is a result too: `problem` is one word and contains nothing of the
 * address.
 */
export type Suggested =
  | { readonly ok: true; readonly found: readonly AddressFound[] }
  | { readonly ok: false; readonly problem: string }
export type Judged =
  | {
      readonly ok: true
      readonly match: Exclude<AddressMatch, 'UNKNOWN'>
      /** The matching address if EXACT; otherwise candidates. */
      readonly found: readonly AddressFound[]
    }
  | { readonly ok: false; readonly problem: string }

/** Validates addresses of some countries. Never throws. */
export type AddressRegister = {
  readonly name: AddressSource
  readonly countries: readonly string[]
  readonly validate: (sought: AddressSought) => Promise<Judged>
}

/** Suggests addresses that begin with the typed text. Never throws. */
export type AddressSuggester = {
  readonly suggest: (text: string, country: string) => Promise<Suggested>
}
