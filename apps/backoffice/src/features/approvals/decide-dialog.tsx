import { approve, refuseApproval } from '#contract/play-v1/approvals.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import type { Approval } from './approval-pane.tsx'
import { ChangeTable } from './change-table.tsx'
import { useTitleOf } from './title-of.ts'

type Props = {
  readonly approval: Approval
  readonly decision: 'sign' | 'refuse'
  readonly onClose: () => void
}

/** Approves or rejects as the second person: every warning must be ticked, and a sentence says what was checked. */
export function DecideDialog({ approval, decision, onClose }: Props) {
  const { t } = useTexts()
  const what = useTitleOf()(approval)
  const isSigning = decision === 'sign'
  return (
    <ConfirmDialog
      title={t(isSigning ? 'approvals.signTitle' : 'approvals.refuseTitle', { what })}
      button={t(isSigning ? 'approvals.sign' : 'approvals.refuse')}
      isDangerous={!isSigning}
      consequences={[
        isSigning
          ? { kind: 'info', what: t('approvals.state.executed'), text: t('approvals.runsNow') }
          : { kind: 'stop', what: t('approvals.state.refused'), text: t('approvals.nothingRuns') },
      ]}
      warnings={isSigning ? approval.warnings : []}
      explanationLabel={t(isSigning ? 'approvals.checked' : 'approvals.why')}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        const { approvalId } = approval
        const decided = isSigning
          ? await ask(api(approve, { body: { approvalId, explanation, acceptedWarnings } }))
          : await ask(api(refuseApproval, { body: { approvalId, explanation } }))
        const said = {
          executed: t('approvals.done', { what }),
          refused: t('approvals.refused', { what }),
          changed: t('approvals.hasChanged'),
        } as const
        announce(said[decided.state as keyof typeof said] ?? t(`approvals.state.${decided.state}`))
        queryClient.setQueryData(['approvals', 'one', approvalId], decided)
        await queryClient.invalidateQueries({ queryKey: ['approvals'] })
      }}
    >
      {isSigning ? <ChangeTable changes={approval.lookNow?.changes ?? approval.look?.changes ?? []} /> : null}
    </ConfirmDialog>
  )
}
