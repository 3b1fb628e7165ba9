import type { AddressMatch, AddressParts, AddressSource } from '#contract/shapes/addresses.ts'

/** An address as a partner has it, with the partner's code of it. */
export type AddressFound = AddressParts & { readonly code: string | null }

/** An address to ask about. `part` is a part of the town, where it is known. */
export type AddressSought = AddressParts & { readonly part?: string }

/** What a partner said. No answer is an answer too: the problem is one word, and holds nothing of the address. */
export type Suggested =
  | { readonly ok: true; readonly found: readonly AddressFound[] }
  | { readonly ok: false; readonly problem: string }
export type Judged =
  | {
      readonly ok: true
      readonly match: Exclude<AddressMatch, 'UNKNOWN'>
      /** The one that is meant when EXACT; else what may have been meant. */
      readonly found: readonly AddressFound[]
    }
  | { readonly ok: false; readonly problem: string }

/** Knows the addresses of some countries. Never throws. */
export type AddressRegister = {
  readonly name: AddressSource
  readonly countries: readonly string[]
  readonly validate: (sought: AddressSought) => Promise<Judged>
}

/** Offers addresses that begin with what was typed. Never throws. */
export type AddressSuggester = {
  readonly suggest: (text: string, country: string) => Promise<Suggested>
}
