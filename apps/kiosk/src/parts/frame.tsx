import type { ReactNode } from 'react'
import { joinClasses } from '#ui/join-classes.ts'
import { useKiosk } from '../kiosk-context.ts'
import { LANGUAGES, languageNames, type Language } from '../texts/index.ts'
import styles from './frame.module.css'
import { KioskIcon } from './kiosk-icon.tsx'

type Props = {
  readonly isLow: boolean
  /** While a dialog covers it, it is inert. */
  readonly isCovered: boolean
  readonly onLow: () => void
  readonly onLanguage: (language: Language) => void
  readonly children: ReactNode
}

/** Header and footer of every screen: logo and clock, languages, low reach, and the end. */
export function Frame({ isLow, isCovered, onLow, onLanguage, children }: Props) {
  const { place, language, texts, session, go, end } = useKiosk()
  return (
    <div className={joinClasses(styles.kiosk, isLow ? styles.low : undefined)} inert={isCovered}>
      <header className={styles.head}>
        <img src="/logo.svg" alt={place.appName} />
        <span>{session?.name}</span>
      </header>
      <main className={joinClasses(styles.body, isCovered ? styles.blurred : undefined)} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.foot}>
        <div className={styles.languages} role="group" aria-label={texts.language}>
          {LANGUAGES.map((one) => (
            <button
              key={one}
              type="button"
              lang={one}
              aria-label={`${one.toUpperCase()} ${languageNames[one]}`}
              aria-pressed={one === language}
              onClick={() => onLanguage(one)}
            >
              {one.toUpperCase()}
            </button>
          ))}
        </div>
        <button type="button" className={styles.tool} aria-pressed={isLow} onClick={onLow}>
          <KioskIcon name="low" />
          {texts.lower}
        </button>
        <button type="button" className={styles.tool} onClick={session ? end : () => go('start')}>
          <KioskIcon name={session ? 'cross' : 'home'} />
          {session ? texts.end : texts.home}
        </button>
      </footer>
    </div>
  )
}
