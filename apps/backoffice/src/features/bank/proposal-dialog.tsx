import type { ProposalMove } from '#contract/states/proposal-states.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'

/** Approves or rejects another person's proposal: `title` is the proposal in words, `consequence` its effect. */
export function ProposalDialog({
  move,
  title,
  explanation,
  consequence,
  isDangerous = false,
  onDecide,
  onClose,
}: {
  readonly move: ProposalMove
  readonly title: string
  /** The reason of the proposal. */
  readonly explanation: string
  readonly consequence: { readonly what: string; readonly text: string }
  readonly isDangerous?: boolean
  readonly onDecide: (explanation: string) => Promise<unknown>
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const verb = t(`corrections.do.${move}`)
  return (
    <ConfirmDialog
      title={`${verb}: ${title}`}
      button={verb}
      isDangerous={isDangerous}
      consequences={[{ kind: move === 'approve' ? 'risk' : 'idle', ...consequence }]}
      onClose={onClose}
      onCommit={(explained) => onDecide(explained.explanation)}
    >
      <p className={textStyles.small}>{explanation}</p>
    </ConfirmDialog>
  )
}
