import { Button } from '#ui/button/button.tsx'
import { useTexts } from '../../shell/use-texts.ts'

type Props = {
  /** Undefined if there is no step to undo. */
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
}

export function StepButtons({ undo, redo }: Props) {
  const { t } = useTexts()
  return (
    <>
      <Button variant="outlined" aria-disabled={!undo} onClick={() => undo?.()}>
        {t('studio.undo')}
      </Button>
      <Button variant="outlined" aria-disabled={!redo} onClick={() => redo?.()}>
        {t('studio.redo')}
      </Button>
    </>
  )
}
