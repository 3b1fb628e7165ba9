import { ActionButton } from '../../shell/action-button.tsx'
import { useMay } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'

/** What can be done with it now; stuck to the bottom of the pane. */
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
    <div className="acts">
      {canReject || !mayDecide ? (
        <ActionButton
          permission="documents.decide"
          className="dan"
          label={t('documents.reject')}
          letter="z"
          onClick={onReject}
        />
      ) : null}
      {canApprove ? (
        <ActionButton
          permission="documents.decide"
          className="pri"
          label={t('documents.approve')}
          letter="a"
          onClick={onApprove}
        />
      ) : null}
      <button type="button" className="btn gh" onClick={onSkip}>
        {t('documents.skip')} <kbd>.</kbd>
      </button>
    </div>
  )
}
