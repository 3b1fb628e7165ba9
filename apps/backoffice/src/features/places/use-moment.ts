import { useSearchParams } from 'react-router'
import { instantOf } from '../../shell/local-time.ts'
import type { AsOf } from './places.ts'

export const VIEWS = ['venues', 'plan', 'terminals', 'hall'] as const
export type View = (typeof VIEWS)[number]

/** What the address of the screen says: its view, as of when, and what is open. */
export function usePlacesAddress() {
  const [search, setSearch] = useSearchParams()
  const asOf = instantOf(search.get('asOf') ?? '')
  const moment: AsOf = asOf === undefined ? {} : { asOf }
  const change = (name: 'venue' | 'asOf' | 'view', value: string | undefined) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (value === undefined) next.delete(name)
      else next.set(name, value)
      return next
    })
  return {
    view: VIEWS.find((one) => one === search.get('view')) ?? 'venues',
    open: search.get('venue') ?? undefined,
    asOf,
    moment,
    change,
  }
}
