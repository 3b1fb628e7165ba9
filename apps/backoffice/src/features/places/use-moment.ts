import { useSearchParams } from 'react-router'
import { isInstant } from '#contract/shapes/calendar.ts'
import { VIEWS } from '../../shell/view-names.ts'
import type { AsOf } from './places.ts'

export type View = (typeof VIEWS.places)[number]

/** The instant in an address, as `toISOString` writes it; undefined when it is none. */
export function readInstant(written: string | null): string | undefined {
  if (written === null || !isInstant(written)) return undefined
  const at = new Date(written)
  return at.toISOString()
}

/** Facts of another instant are not written from now on by leaving the field empty. */
export const needsFrom = (asOf: string | undefined, from: string): boolean => asOf !== undefined && from === ''

/** The URL of the screen: its view, its instant, and the open item. */
export function usePlacesAddress() {
  const [search, setSearch] = useSearchParams()
  const asOf = readInstant(search.get('asOf'))
  const moment: AsOf = asOf === undefined ? {} : { asOf }
  const change = (name: 'venue' | 'asOf' | 'view', value: string | undefined) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === undefined) next.delete(name)
        else next.set(name, value)
        return next
      },
      // Back leaves the screen, and does not go through every day that was looked at.
      { replace: name === 'asOf' },
    )
  return {
    view: VIEWS.places.find((one) => one === search.get('view')) ?? 'venues',
    open: search.get('venue') ?? undefined,
    asOf,
    moment,
    change,
  }
}
