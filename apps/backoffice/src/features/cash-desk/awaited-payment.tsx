import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getApprovalState } from '#contract/play-v1/approvals.ts'
import { api, ask, CallProblem } from '../../shell/api.ts'
import { Note } from '../../shell/note.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { WaitsNote } from '../../shell/waits-note.tsx'

const ASK_AGAIN_MS = 5_000

type Props = {
  /** The response that names the request. */
  readonly error: unknown
  /** The second person has approved: the same payment is requested again, and its movement is shown. */
  readonly onExecuted: () => void
}

/** A payment that waits for a second person, while the player stands at the desk: how it ends is shown at once. */
export function AwaitedPayment({ error, onExecuted }: Props) {
  const { t, or } = useTexts()
  const named = error instanceof CallProblem ? error.failed.details?.['approvalId'] : undefined
  const approvalId = typeof named === 'string' ? named : ''
  const { data } = useQuery({
    queryKey: ['awaited payment', approvalId],
    queryFn: () => ask(api(getApprovalState, { query: { approvalId } })),
    enabled: approvalId !== '',
    refetchInterval: ({ state }) => (state.data === undefined || state.data.state === 'waiting' ? ASK_AGAIN_MS : false),
  })
  const state = data?.state ?? 'waiting'
  useEffect(() => {
    if (state === 'executed') onExecuted()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the state changes
  }, [state])
  if (state === 'waiting' || state === 'executed') return <WaitsNote error={error} />
  return (
    <Note kind="stop" role="alert">
      {t('cash.notApproved', { state: or(`approvals.state.${state}`, state) })}
    </Note>
  )
}
