import { queryClient, connection } from './session.ts'
import { StatusShape } from './status.tsx'
import { useTexts } from './use-texts.ts'
import { writeClock } from './write-time.ts'

/** While the API is not reached: since when the screen is old, and a way to try again. Nothing can be changed meanwhile. */
export function DownBanner() {
  const { t, language } = useTexts()
  const { isUp, at } = connection.use()
  if (isUp) return null
  return (
    <div className="note stop down" role="alert">
      <StatusShape kind="stop" />
      <div className="grow">
        <b>{t('connection.down')}.</b>{' '}
        {at === null ? null : t('connection.old', { at: writeClock(new Date(at).toISOString(), language) })}
      </div>
      <button type="button" className="btn" onClick={() => void queryClient.refetchQueries({ type: 'active' })}>
        {t('error.retry')}
      </button>
    </div>
  )
}
