import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { getLimits } from '#contract/capi-v1.1/player-limits.ts'
import type { LimitsShown } from '#contract/shapes/limits-shown.ts'
import { api } from '../../shell/api.ts'
import { replyOrSignIn } from '../../shell/reply-or-sign-in.ts'
import { useSite } from '../../shell/site.ts'

const KEY = ['limits']

/** The player's limits from the platform. Every change returns all of them: `keep` shows the response. */
export function useLimits() {
  const { locale } = useSite()
  const queries = useQueryClient()
  const { data, status, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => replyOrSignIn(api(getLimits, { body: {} }), locale),
  })
  const keep = useCallback((limits: LimitsShown) => void queries.setQueryData(KEY, limits), [queries])
  return { limits: data, status, keep, again: () => void refetch() }
}
