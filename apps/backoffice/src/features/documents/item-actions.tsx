import { Button } from '#ui/button/button.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import layout from '../../shell/layout.module.css'
import { useMay } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'

/** The possible actions, fixed at the bottom of the pane. */
export function ItemActions({
  canApprove,
  canReject,
  onApprove,
  onReject,
  onSkip,
}: {
  readonly canApprove: boolean
  readonly canReject: boolean
  readonly onApprove: () => void
  readonly onReject: () => void
  readonly onSkip: () => void
}) {
  const { t } = useTexts()
  const mayDecide = useMay('documents.decide')
  return (
    <div className={layout.actions}>
      {canReject || !mayDecide ? (
        <ActionButton
          permission="documents.decide"
          variant="danger"
          label={t('documents.reject')}
          letter="z"
          onClick={onReject}
        />
      ) : null}
      {canApprove ? (
        <ActionButton
          permission="documents.decide"
          variant="primary"
          label={t('documents.approve')}
          letter="a"
          onClick={onApprove}
        />
      ) : null}
      <Button variant="ghost" onClick={onSkip}>
        {t('documents.skip')} <kbd>.</kbd>
      </Button>
    </div>
  )
}
