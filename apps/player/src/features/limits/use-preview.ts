import { useQuery } from '@tanstack/react-query'
import { previewLimitChange } from '#contract/play-v1/limits.ts'
import type { LimitKind, LimitValue } from '#contract/shapes/limits.ts'
import { api } from '../../shell/api.ts'
import { useSettled } from './use-settled.ts'

const TYPING_MS = 300

/** The platform's preview of a request before it is saved. Undefined while there is none for exactly this request. */
export function usePreview(kind: LimitKind, choice: LimitValue | null | undefined) {
  const written = choice === undefined ? undefined : JSON.stringify(choice)
  const settled = useSettled(written, TYPING_MS)
  const isSettled = written !== undefined && written === settled
  const { data } = useQuery({
    queryKey: ['limit-preview', kind, settled],
    enabled: isSettled,
    retry: false,
    queryFn: ({ signal }) => api(previewLimitChange, { body: { kind, value: choice ?? null }, signal }),
  })
  return isSettled ? data : undefined
}
