import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import { getLiveCards, LIVE_CARDS, saveLiveCards } from '#contract/play-v1/live-cards.ts'
import { api, ask } from '../../shell/api.ts'
import { queryClient } from '../../shell/session.ts'

const KEY = ['live', 'cards'] as const
export type CardChoice = ReplyOf<typeof getLiveCards>['cards'][number]

/** All cards in their default order. */
export const USUAL_CARDS: readonly CardChoice[] = LIVE_CARDS.map((card) => ({ card, isShown: true }))

/** This person's own view, and its changes, which are optimistic. */
export function useCards() {
  const query = useQuery({ queryKey: KEY, queryFn: () => ask(api(getLiveCards, {})), staleTime: Infinity })
  const saving = useMutation({
    mutationFn: (cards: readonly CardChoice[]) => ask(api(saveLiveCards, { body: { cards: [...cards] } })),
    onMutate: (cards) => void queryClient.setQueryData(KEY, { cards }),
    onError: () => void queryClient.invalidateQueries({ queryKey: KEY }),
  })
  return { cards: query.data?.cards ?? USUAL_CARDS, save: saving.mutate, error: saving.error }
}
