import { useSyncExternalStore } from 'react'

/** What the rail is at this width: a row at the foot of a phone, signs with flyouts, or names. As `rail.module.css` has it. */
type RailForm = 'row' | 'signs' | 'names'

const row = matchMedia('(max-width: 720px)')
const signs = matchMedia('(max-width: 1180px)')

function listen(onChange: () => void): () => void {
  row.addEventListener('change', onChange)
  signs.addEventListener('change', onChange)
  return () => {
    row.removeEventListener('change', onChange)
    signs.removeEventListener('change', onChange)
  }
}

const formNow = (): RailForm => (row.matches ? 'row' : signs.matches ? 'signs' : 'names')

export const useRailForm = (): RailForm => useSyncExternalStore(listen, formNow)
