import { useQuery } from '@tanstack/react-query'
import type { Static } from 'typebox'
import { getExclusions, type ExclusionsShown } from '#contract/play-v1/exclusion.ts'
import { api } from '../../shell/api.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'

export type Exclusions = Static<typeof ExclusionsShown>
export type Exclusion = Exclusions['inForce'][number]

/** What keeps the player from playing, as the platform has it. */
export function useExclusions() {
  const { locale } = useSite()
  const { data, status, refetch } = useQuery({
    queryKey: ['exclusions'],
    queryFn: async () => {
      const answer = await api(getExclusions, { query: {} })
      if (answer.ok) return { ...answer.data, readAt: performance.now() }
      if (answer.status === 401) location.assign(paths.login(locale, paths.exclusion(locale)))
      throw new Error(answer.code)
    },
  })
  return { exclusions: data, status, again: () => void refetch() }
}
