import { useSearchParams } from 'react-router'
import { instantOf } from '../../shell/local-time.ts'
import { VIEWS } from '../../shell/view-names.ts'
import type { AsOf } from './places.ts'

export type View = (typeof VIEWS.places)[number]

/** The URL of the screen: its view, its instant, and the open item. */
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
    view: VIEWS.places.find((one) => one === search.get('view')) ?? 'venues',
    open: search.get('venue') ?? undefined,
    asOf,
    moment,
    change,
  }
}
