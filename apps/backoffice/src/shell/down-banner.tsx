import { Button } from '#ui/button/button.tsx'
import { Note } from './note.tsx'
import { queryClient, connection } from './session.ts'
import { useTexts } from './use-texts.ts'
import { writeClock } from './write-time.ts'
import styles from './frame.module.css'
import layout from './layout.module.css'

/**
 * While the API cannot be reached: since when the data are stale, and a button to retry. Changes are disabled
 * meanwhile.
 */
export function DownBanner() {
  const { t, language } = useTexts()
  const { isUp, at } = connection.use()
  if (isUp) return null
  return (
    <Note kind="stop" className={styles.down} role="alert">
      <div className={layout.grow}>
        <b>{t('connection.down')}.</b>{' '}
        {at === null ? null : t('connection.old', { at: writeClock(new Date(at).toISOString(), language) })}
      </div>
      <Button variant="outlined" onClick={() => void queryClient.refetchQueries({ type: 'active' })}>
        {t('error.retry')}
      </Button>
    </Note>
  )
}
