import { useQuery } from '@tanstack/react-query'
import { replayDecision } from '#contract/play-v1/law.ts'
import { Button } from '#ui/button/button.tsx'
import { api, ask } from '../../shell/api.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'

/** Repeats a decision with the stored facts and the rule pack of that day. */
export function ReplayButton({ decisionId }: { readonly decisionId: string }) {
  const { t } = useTexts()
  const replay = useQuery({
    queryKey: ['law', 'replay', decisionId],
    queryFn: () => ask(api(replayDecision, { query: { decisionId } })),
    enabled: false,
  })
  if (replay.error) return <ProblemNote error={replay.error} onRetry={() => void replay.refetch()} />
  const found = replay.data?.replay
  if (found) {
    const isGood = found.isSame && found.isPackUnchanged
    return <Status kind={isGood ? 'ok' : 'risk'}>{t(replayWords(found))}</Status>
  }
  return (
    <Button variant="outlined" aria-busy={replay.isFetching} onClick={() => void replay.refetch()}>
      {t('law.decideAgain')}
    </Button>
  )
}

function replayWords({ isSame, isPackUnchanged }: { readonly isSame: boolean; readonly isPackUnchanged: boolean }) {
  if (!isPackUnchanged) return 'law.packChanged' as const
  return isSame ? ('law.same' as const) : ('law.otherwise' as const)
}
