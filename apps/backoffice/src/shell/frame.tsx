import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Announcements } from './announce.tsx'
import { DownBanner } from './down-banner.tsx'
import { NotSignedOutBanner } from './not-signed-out-banner.tsx'
import { KeyBar } from './key-bar.tsx'
import { KeysOverlay } from './keys-overlay.tsx'
import { listenForKeys, useKeys } from './keys.ts'
import { MovedClockBanner } from './moved-clock-banner.tsx'
import { PageTitle } from './page-title.tsx'
import { Palette } from './palette.tsx'
import { Rail } from './rail.tsx'
import { TopBar } from './top-bar.tsx'
import { useScreens } from './use-screens.ts'
import { useTexts } from './use-texts.ts'
import styles from './frame.module.css'

type Props = {
  /** Called when a screen is about to be opened, to prefetch it. */
  readonly onNear: (path: string) => void
  readonly children: ReactNode
}
type Overlay = 'palette' | 'keys' | null

/** Top bar, rail, the one sheet of content, key bar. */
export function Frame({ onNear, children }: Props) {
  const { t } = useTexts()
  const go = useNavigate()
  const screens = useScreens()
  const [overlay, setOverlay] = useState<Overlay>(null)
  useEffect(() => listenForKeys(() => setOverlay('palette')), [])
  useKeys([
    ...screens.map(({ name, path, letter }) => ({
      keys: `g ${letter}`,
      label: t(`screen.${name}`),
      run: () => void go(path),
    })),
    { keys: '?', label: t('keys.all'), run: () => setOverlay('keys') },
  ])
  return (
    <div className={styles.frame}>
      <TopBar onFind={() => setOverlay('palette')} onKeys={() => setOverlay('keys')} />
      <Rail onNear={onNear} />
      <main id="main" className={styles.sheet} tabIndex={-1}>
        <PageTitle />
        <DownBanner />
        <NotSignedOutBanner />
        <MovedClockBanner />
        {children}
      </main>
      <KeyBar />
      {overlay === 'palette' ? <Palette onClose={() => setOverlay(null)} onKeys={() => setOverlay('keys')} /> : null}
      {overlay === 'keys' ? <KeysOverlay onClose={() => setOverlay(null)} /> : null}
      <Announcements />
    </div>
  )
}
