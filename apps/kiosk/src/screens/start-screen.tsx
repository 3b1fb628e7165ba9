import { useKiosk, type Screen } from '../kiosk-context.ts'
import { KioskIcon, type KioskIconName } from '../parts/kiosk-icon.tsx'
import styles from './start-screen.module.css'
import { useNotice } from './use-notice.ts'

const TILES = [
  ['card', 'card'],
  ['register', 'register'],
  ['venues', 'venues'],
  ['help', 'help'],
] as const satisfies readonly (readonly [Screen, KioskIconName])[]

/** The start screen; the button to stop play is always visible. */
export function StartScreen() {
  const { texts, place, language, go, session } = useKiosk()
  const notice = useNotice(language)
  return (
    <>
      <h1>{texts.whatFor}</h1>
      {notice === undefined ? null : <p className={styles.notice}>{notice}</p>}
      <div className={styles.tiles}>
        {TILES.map(([screen, icon]) => (
          <button
            key={screen}
            type="button"
            className={screen === 'card' ? styles.first : undefined}
            onClick={() => go(screen === 'card' && session ? 'account' : screen)}
          >
            <KioskIcon name={icon} />
            <span>
              <b>{texts.tiles[screen]}</b>
              <small>{texts.tileNotes[screen]}</small>
            </span>
          </button>
        ))}
      </div>
      <button type="button" className={styles.stop} onClick={() => go('stop')}>
        <KioskIcon name="stop" />
        <span>
          {texts.wantToStop}
          <small>{texts.wantToStopNote}</small>
        </span>
      </button>
      <p className={styles.warning}>
        <span lang={place.firstLanguage}>{place.warning}</span>{' '}
        {texts.adultsOnly.replace('{age}', String(place.minAge))}
      </p>
    </>
  )
}
