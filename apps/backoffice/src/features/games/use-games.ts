import { useQuery } from '@tanstack/react-query'
import * as staffGames from '#contract/games-v3/staff-games.ts'
import * as gameTag from '#contract/onling-v2/online-game-tag.ts'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { api, ask } from '../../shell/api.ts'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'

export const useGames = () =>
  useQuery({ queryKey: ['games'], queryFn: () => ask(api(backoffice.listGames, { query: {} })) })

export const useTags = () =>
  useQuery({ queryKey: ['games', 'tags'], queryFn: () => ask(api(gameTag.list, { query: {} })) })

export const useDrift = (gameKey?: string) =>
  useQuery({
    queryKey: ['games', 'drift', gameKey ?? ''],
    queryFn: () => ask(api(staffGames.listDrift, { query: gameKey === undefined ? {} : { gameKey } })),
    refetchInterval: 60_000,
  })

/** Reloads all data of games after a change. */
export const readGamesAgain = () => queryClient.invalidateQueries({ queryKey: ['games'] })

/** Name of a tag in the language of the screen. */
export function useTagNames(): (key: string) => string {
  const { language } = useTexts()
  const tags = useTags().data?.tags ?? []
  return (key) => {
    const texts = tags.find((tag) => tag.key === key)?.translations ?? []
    const inLanguage = (wanted: string) => texts.find((one) => one.language === wanted)?.text
    return inLanguage(language) ?? inLanguage('cs') ?? texts[0]?.text ?? key
  }
}
