import { VIEWS } from '../../shell/view-names.ts'

/** Views of the games screen; the first three are orders of lists. */
export const GAME_VIEWS = VIEWS.games
export type GameView = (typeof GAME_VIEWS)[number]
export type OrderedView = 'general' | 'provider' | 'tag'

export function viewOf(search: URLSearchParams): GameView {
  return GAME_VIEWS.find((one) => one === search.get('view')) ?? 'general'
}
