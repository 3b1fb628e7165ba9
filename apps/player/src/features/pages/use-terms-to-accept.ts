import { useEffect, useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { getTermsToAccept } from '#contract/play-v1/terms.ts'
import type { Language } from '#config/shapes.ts'
import { api } from '../../shell/api.ts'

export type TermsToAccept = NonNullable<ReplyOf<typeof getTermsToAccept>['toAccept']>

/** The terms that the player still has to accept; undefined without a session or once accepted. */
export function useTermsToAccept(isAsked: boolean, language: Language): TermsToAccept | undefined {
  const [toAccept, setToAccept] = useState<TermsToAccept>()
  useEffect(() => {
    if (!isAsked) return undefined
    let isLeft = false
    void api(getTermsToAccept, { query: { language } }).then((answer) => {
      if (!isLeft && answer.ok) setToAccept(answer.data.toAccept ?? undefined)
    })
    return () => {
      isLeft = true
    }
  }, [isAsked, language])
  return toAccept
}
