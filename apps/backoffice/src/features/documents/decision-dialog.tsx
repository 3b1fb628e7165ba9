import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import type { Decision, Rejection } from './use-decision.ts'

const EXPLANATION_MIN = 20

/** An explanation, where one was written. */
export type Why = { readonly explanation?: string }
type Approval = Why & { readonly acceptedWarnings: string[] }

/** Says what the approval or the rejection that is asked does before it is done; nothing while none is asked. */
export function DecisionDialog<Reason extends string>({
  decision: { move, onMove, rejection },
  titles,
  approval,
  nameOf,
  onApprove,
  onReject,
}: {
  readonly decision: Decision<Reason>
  readonly titles: { readonly approve: string; readonly reject: string }
  readonly approval: {
    readonly what: string
    readonly text: string
    /** What speaks against it. */
    readonly warnings: readonly string[]
    /** True where staff who approve have to say why. */
    readonly mustExplain: boolean
  }
  readonly nameOf: (reason: Reason) => string
  readonly onApprove: (why: Approval) => Promise<unknown>
  readonly onReject: (words: Rejection<Reason> & Why) => Promise<unknown>
}) {
  const { t } = useTexts()
  if (move === undefined) return null
  const onClose = () => onMove(undefined)
  const explanationLabel = t('documents.explanation')
  if (move === 'approve')
    return (
      <ConfirmDialog
        title={titles.approve}
        button={t('documents.approve')}
        {...(approval.mustExplain ? { explanationMin: EXPLANATION_MIN } : { explanationMin: 0, explanationLabel })}
        consequences={[
          { kind: 'ok', what: approval.what, text: approval.text },
          ...approval.warnings.map((text) => ({ kind: 'risk' as const, what: t('documents.signal'), text })),
        ]}
        onClose={onClose}
        onCommit={({ explanation, acceptedWarnings }) => onApprove({ ...writtenWhy(explanation), acceptedWarnings })}
      />
    )
  return (
    <ConfirmDialog
      title={titles.reject}
      button={t('documents.reject')}
      isDangerous
      explanationMin={0}
      explanationLabel={explanationLabel}
      consequences={[
        {
          kind: 'stop',
          what: rejection ? nameOf(rejection.reason) : t('documents.noReason'),
          text: rejection?.message ? rejection.message : t('documents.noMessage'),
        },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        if (!rejection) throw new Error(t('documents.noReason'))
        await onReject({ ...rejection, ...writtenWhy(explanation) })
      }}
    />
  )
}

const writtenWhy = (explanation: string): Why => (explanation === '' ? {} : { explanation })
