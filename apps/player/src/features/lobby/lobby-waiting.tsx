import { useEffect } from 'react'
import { useTranslations } from 'use-intl/react'

const ASK_AGAIN_MS = 3000
const SKELETONS = 12

/** Shown while the catalogue is missing. Polls until it is available and then shows it, at the same URL. */
export default function LobbyWaiting() {
  const t = useTranslations('lobby')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      const isReady = await fetch('/health/ready').then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) location.reload()
      else timer = setTimeout(() => void ask(), ASK_AGAIN_MS)
    }
    timer = setTimeout(() => void ask(), ASK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div aria-busy="true">
      <p className="note lobby-waiting-note" role="status">
        {t('waiting')}
      </p>
      <div className="game-grid" aria-label={t('loading')} role="img">
        {Array.from({ length: SKELETONS }, (_, place) => (
          <div key={place} className="lobby-waiting-tile" />
        ))}
      </div>
    </div>
  )
}
