import { Button } from '#ui/button/button.tsx'
import layout from '../../../shell/layout.module.css'
import { Note } from '../../../shell/note.tsx'
import { paths } from '../../../shell/paths.ts'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'

/** There are unsaved changes, which can be discarded here. */
export function UnsavedNote({ onDrop }: { readonly onDrop: () => void }) {
  const { t } = useTexts()
  return (
    <Note kind="wait">
      <span className={layout.grow}>{t('studio.unsaved')}</span>
      <Button variant="outlined" onClick={onDrop}>
        {t('studio.drop')}
      </Button>
    </Note>
  )
}

/** Somebody else wrote a version meanwhile: it can be read before the edit is saved as the next one. */
export function OvertakenNote({ version }: { readonly version: number }) {
  const { t } = useTexts()
  return (
    <Note kind="risk" role="alert">
      <span className={layout.grow}>{t('studio.overtaken', { version })}</span>
      <a className={textStyles.link} href={paths.lookVersion(version)} target="_blank" rel="noreferrer">
        {t('studio.openVersion', { version })}
      </a>
    </Note>
  )
}

/**
 * The schema of looks has changed since this version: the folder's look is shown in its place, and can be saved as the
 * next one.
 */
export function OutdatedNote({ version }: { readonly version: number }) {
  const { t } = useTexts()
  return <Note kind="wait">{t('studio.outdated', { version })}</Note>
}
