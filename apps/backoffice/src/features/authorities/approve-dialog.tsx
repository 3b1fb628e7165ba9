import { approveStatement, type StatementPeriod } from '#contract/play-v1/authorities.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeBookDay } from '../../shell/write-book-day.ts'
import { STATEMENTS } from './package-keys.ts'

type Props = { readonly period: StatementPeriod; readonly onClose: () => void }

/** Requests the approval of a period's statement by a second person. */
export function ApproveDialog({ period: { from, to }, onClose }: Props) {
  const { t, language } = useTexts()
  const days = { from: writeBookDay(from, language), to: writeBookDay(to, language) }
  const what = t('statements.title', days)
  return (
    <ConfirmDialog
      title={`${t('statements.do.approve')}: ${days.from} – ${days.to}`}
      button={t('statements.do.approve')}
      consequences={[{ kind: 'wait', what, text: t('statements.then.approve') }]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        try {
          await ask(api(approveStatement, { body: { from, explanation, acceptedWarnings } }))
          announce(t('authorities.done'))
        } finally {
          await queryClient.invalidateQueries({ queryKey: STATEMENTS })
        }
      }}
    />
  )
}
