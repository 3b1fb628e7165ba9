import { useQuery } from '@tanstack/react-query'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import { api, ask } from './api.ts'
import { useTexts } from './use-texts.ts'

/** Name of a game by its key, from the public list; the key itself for a game that is switched off. */
export function useGameNames(): (gameKey: string) => string {
  const names = useNames()
  const { language } = useTexts()
  return (gameKey) => names?.get(gameKey)?.[language === 'en' ? 'en' : 'cs'] ?? gameKey
}

/** The games of the public list with their names, in the order of those. */
export function useGameChoices(): readonly { readonly value: string; readonly label: string }[] {
  const names = useNames()
  const { language } = useTexts()
  return [...(names ?? [])]
    .map(([value, of]) => ({ value, label: of[language === 'en' ? 'en' : 'cs'] }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
}

function useNames() {
  return useQuery({
    queryKey: ['game-names'],
    queryFn: async () => {
      const { games } = await ask(api(onlineGame.list, { query: {} }))
      return new Map(games.map((game) => [game.key, game.names]))
    },
    staleTime: 600_000,
  }).data
}
