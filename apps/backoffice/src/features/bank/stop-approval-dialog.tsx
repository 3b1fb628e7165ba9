import { stopAutomaticApproval } from '#contract/play-v1/automatic-approval.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import type { ApprovalRule } from './approval-rules.tsx'
import { readApprovalAgain } from './read-again.ts'

/** Stops automatic approval, at once and by one person. */
export function StopApprovalDialog({ rule, onClose }: { readonly rule: ApprovalRule; readonly onClose: () => void }) {
  const { t } = useTexts()
  return (
    <ConfirmDialog
      title={t('approval.stop')}
      button={t('approval.stop')}
      isDangerous
      consequences={[{ kind: 'stop', what: t('screen.withdrawals'), text: t('approval.ends') }]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        try {
          await ask(api(stopAutomaticApproval, { body: { ruleId: rule.ruleId, explanation } }))
        } finally {
          await readApprovalAgain()
        }
        announce(t('approval.isOff'))
      }}
    />
  )
}
