import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import * as management from '#contract/games-v3/games-management.ts'
import * as staffGames from '#contract/games-v3/staff-games.ts'
import { api, ask } from '../../shell/api.ts'
import type { StaffGame } from './filter-games.ts'
import type { OrderedView } from './game-views.ts'
import { inOrder, movedGames } from './move-game.ts'
import { readGamesAgain } from './use-games.ts'

/** Which list: the general one, the provider's, a tag's. */
export type ListName = { readonly view: OrderedView; readonly provider: string; readonly tagKey: string }

/** The current order of a list, a draft of another one, and actions to save and discard it. */
export function useListOrder({ view, provider, tagKey }: ListName, games: readonly StaffGame[]) {
  const query = view === 'general' ? {} : view === 'provider' ? { provider } : { tagKey }
  const isAsked = view !== 'tag' || tagKey !== ''
  const kept = useQuery({
    queryKey: ['games', 'order', query],
    queryFn: () => ask(api(staffGames.getOrder, { query })),
    enabled: isAsked,
  })
  const [draft, setDraft] = useState<readonly string[]>()
  const saved = useMemo(() => {
    const keys = games.filter((game) => view !== 'tag' || game.tags.includes(tagKey)).map(({ key }) => key)
    return isAsked ? inOrder(keys, kept.data?.gameKeys ?? []) : []
  }, [games, view, tagKey, isAsked, kept.data])
  const order = draft ? inOrder(saved, draft) : saved
  const moved = draft ? movedGames(saved, order) : new Set<string>()
  const save = useMutation({
    mutationFn: async () => {
      const body = { gameKeys: [...order], ...(kept.data ? { revision: kept.data.revision } : {}) }
      if (view === 'general') await ask(api(management.reorderGamesInGeneralList, { body }))
      else if (view === 'provider')
        await ask(api(management.reorderGamesInProviderList, { body: { ...body, provider } }))
      else await ask(api(management.reorderGamesInTagList, { body: { ...body, tagKey } }))
    },
    onSuccess: async () => {
      await readGamesAgain()
      setDraft(undefined)
    },
  })
  const setEnabled = useMutation({
    mutationFn: async (isEnabled: boolean) => {
      if (view === 'provider') await ask(api(management.setProviderOrderEnabled, { body: { provider, isEnabled } }))
      else await ask(api(management.setTagOrderEnabled, { body: { tagKey, isEnabled } }))
    },
    onSuccess: readGamesAgain,
  })
  return {
    order,
    saved,
    moved,
    isReady: kept.data !== undefined,
    /** Why the order is not known: nothing can be moved then. */
    problem: kept.isError && kept.data === undefined ? kept.error : undefined,
    readAgain: () => void kept.refetch(),
    isEnabled: kept.data?.isEnabled ?? false,
    move: setDraft,
    drop: () => {
      setDraft(undefined)
      save.reset()
      void kept.refetch()
    },
    save,
    setEnabled,
  }
}
