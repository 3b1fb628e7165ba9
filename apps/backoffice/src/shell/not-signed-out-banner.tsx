import { Button } from '#ui/button/button.tsx'
import { Note } from './note.tsx'
import { notSignedOut, signOut } from './session.ts'
import { useTexts } from './use-texts.ts'
import styles from './frame.module.css'
import layout from './layout.module.css'

/** After a sign-out without an answer: the session is still open, and whoever leaves now leaves it open. */
export function NotSignedOutBanner() {
  const { t } = useTexts()
  if (!notSignedOut.use()) return null
  return (
    <Note kind="stop" className={styles.down} role="alert">
      <div className={layout.grow}>{t('shell.notSignedOut')}</div>
      <Button variant="outlined" onClick={() => void signOut()}>
        {t('error.retry')}
      </Button>
    </Note>
  )
}
