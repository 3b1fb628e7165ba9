import { useSearchParams } from 'react-router'
import type { ListDefinition } from '#contract/lists/list.ts'
import { readState, writeState, type ListState } from './list-state.ts'

/** What a list shows, kept in the address; parameters of the screen around it stay. */
export function useListState(list: ListDefinition): readonly [ListState, (next: ListState) => void] {
  const [search, setSearch] = useSearchParams()
  const change = (next: ListState): void => setSearch((before) => addressOf(list, next, before), { replace: true })
  return [readState(list, search), change]
}

/** The URL of a screen whose list is in this state; the screen's own parameters stay. */
export function addressOf(
  list: ListDefinition,
  state: ListState,
  before = new URLSearchParams(window.location.search),
): URLSearchParams {
  const written = writeState(list, state)
  const own = new Set([...Object.keys(list.filters), 'sort', 'descending', 'columns'])
  for (const [name, value] of before) if (!own.has(name)) written.append(name, value)
  return written
}
