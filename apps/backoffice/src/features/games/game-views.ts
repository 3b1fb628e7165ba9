import { VIEWS } from '../../shell/view-names.ts'

/** A view of the games screen; the first three are orders of lists. */
export type GameView = (typeof VIEWS.games)[number]
export type OrderedView = 'general' | 'provider' | 'tag'

export function viewOf(search: URLSearchParams): GameView {
  return VIEWS.games.find((one) => one === search.get('view')) ?? 'general'
}
