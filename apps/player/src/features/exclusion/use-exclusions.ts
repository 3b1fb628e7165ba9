import { useQuery } from '@tanstack/react-query'
import type { Static } from 'typebox'
import { getExclusions, type ExclusionsShown } from '#contract/play-v1/exclusion.ts'
import { api } from '../../shell/api.ts'
import { replyOrSignIn } from '../../shell/reply-or-sign-in.ts'
import { useSite } from '../../shell/site.ts'

export type Exclusions = Static<typeof ExclusionsShown>
export type Exclusion = Exclusions['inForce'][number]

/** The player's exclusions from the platform. */
export function useExclusions() {
  const { locale } = useSite()
  const { data, status, refetch } = useQuery({
    queryKey: ['exclusions'],
    queryFn: async () => {
      const shown = await replyOrSignIn(api(getExclusions, { query: {} }), locale)
      return { ...shown, readAt: performance.now() }
    },
  })
  return { exclusions: data, status, again: () => void refetch() }
}
