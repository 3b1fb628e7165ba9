import type { ReplyOf } from '#contract/call.ts'
import type { listGames } from '#contract/play-v1/backoffice.ts'
import { matchesWords } from '../../shell/matches-words.ts'

export type StaffGame = ReplyOf<typeof listGames>['games'][number]
export const SWITCHES = ['on', 'off'] as const
export type GamesFilter = { readonly find: string; readonly isOn: boolean | null }

/** Parses the filter in the URL; unknown values are ignored. */
export function readGamesFilter(search: URLSearchParams): GamesFilter {
  const word = SWITCHES.find((one) => one === search.get('switch'))
  return { find: search.get('find') ?? '', isOn: word === undefined ? null : word === 'on' }
}

/** Games whose name or key contains each typed word, filtered by whether they are enabled. */
export function filterGames(games: readonly StaffGame[], { find, isOn }: GamesFilter): StaffGame[] {
  return games.filter(
    (game) => (isOn === null || game.isEnabled === isOn) && matchesWords(`${game.key} ${game.name}`, find),
  )
}
