import { useEffect, useRef, useState } from 'react'
import type { AddressOffered } from '#contract/shapes/addresses.ts'

/** Requests addresses that begin with a text. Undefined: no provider could be reached. */
export type SuggestAddress = (text: string) => Promise<readonly AddressOffered[] | undefined>

export type AddressSearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'offered'; readonly addresses: readonly AddressOffered[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'down' }

const IDLE: AddressSearchState = { kind: 'idle' }
/** Providers §9.5: delay after the last key, and minimum length of the text. */
const PAUSE_MS = 250
const TEXT_MIN = 3

/** The suggestions for the current text. Responses to an earlier text are ignored. */
export function useAddressSearch(suggest: SuggestAddress, text: string): AddressSearchState {
  const [state, setState] = useState<AddressSearchState>(IDLE)
  const latest = useRef(suggest)
  useEffect(() => {
    latest.current = suggest
  })
  const wanted = text.trim()
  useEffect(() => {
    if (wanted.length < TEXT_MIN) return setState(IDLE)
    let isStale = false
    const search = async () => {
      const addresses = await latest.current(wanted)
      if (isStale) return
      if (addresses === undefined) setState({ kind: 'down' })
      else setState(addresses.length > 0 ? { kind: 'offered', addresses } : { kind: 'none' })
    }
    const timer = setTimeout(() => void search(), PAUSE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [wanted])
  return state
}
