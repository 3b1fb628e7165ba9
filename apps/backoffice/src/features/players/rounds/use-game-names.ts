import { useQuery } from '@tanstack/react-query'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import { api, ask } from '../../../shell/api.ts'
import { useTexts } from '../../../shell/use-texts.ts'

/** Name of a game by its key, from the public list; the key itself for a game that is switched off. */
export function useGameNames(): (gameKey: string) => string {
  const { language } = useTexts()
  const names = useQuery({
    queryKey: ['game-names'],
    queryFn: async () => {
      const { games } = await ask(api(onlineGame.list, { query: {} }))
      return new Map(games.map((game) => [game.key, game.names]))
    },
    staleTime: 600_000,
  }).data
  return (gameKey) => names?.get(gameKey)?.[language === 'en' ? 'en' : 'cs'] ?? gameKey
}
