import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import type { Decision, Rejection } from './use-decision.ts'

const EXPLANATION_MIN = 20

/** An explanation, if one was given. */
export type Why = { readonly explanation?: string }
type Approval = Why & { readonly acceptedWarnings: string[] }

/**
 * States the effect of the requested approval or rejection before it is executed; renders nothing without a request.
 */
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
    /** Warnings against it. */
    readonly warnings: readonly string[]
    /** True if an approval needs an explanation. */
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
