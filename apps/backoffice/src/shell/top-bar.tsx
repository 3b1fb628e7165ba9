import { Contrast, LogOut, Search, User } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { languageNames } from '#config/language-names.ts'
import {
  ACCENTS,
  chooseAccent,
  chooseLanguage,
  chooseLetters,
  chooseTheme,
  chooseZone,
  followPlace,
  LANGUAGES,
  settings,
} from './settings.ts'
import { signOut, useMe } from './session.ts'
import { paths } from './paths.ts'
import { usePlace } from './use-place.ts'
import { useTexts } from './use-texts.ts'

export function Mark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 8.5h8M12 8.5V16" stroke="currentColor" strokeWidth="2.2" fill="none" />
    </svg>
  )
}

export function TopBar({ onFind, onKeys }: { readonly onFind: () => void; readonly onKeys: () => void }) {
  const { t } = useTexts()
  const theme = settings.theme.use()
  const place = usePlace()
  useEffect(() => {
    if (place) followPlace(place.may)
  }, [place])
  return (
    <header className="top">
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <div className="mark">
        <Mark />
        <b>{place?.brandName ?? ''}</b>
      </div>
      <span className="row place s">
        <b>{place?.marketKey}</b> <span className="sec">{place?.environment}</span>
      </span>
      <button type="button" className="find" aria-haspopup="dialog" onClick={onFind}>
        <Search className="i" aria-hidden="true" />
        <span className="grow el">{t('palette.hint')}</span>
        <kbd>Ctrl</kbd>
        <kbd>K</kbd>
      </button>
      {place?.may.editLightMode ? (
        <button
          type="button"
          className="btn gh"
          aria-label={t(theme === 'dark' ? 'shell.toLight' : 'shell.toDark')}
          title={t(theme === 'dark' ? 'shell.toLight' : 'shell.toDark')}
          onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
        >
          <Contrast aria-hidden="true" />
        </button>
      ) : null}
      <PersonMenu onKeys={onKeys} />
    </header>
  )
}

function PersonMenu({ onKeys }: { readonly onKeys: () => void }) {
  const { t, or } = useTexts()
  const me = useMe().data
  const [isOpen, setOpen] = useState(false)
  const language = settings.language.use()
  const letters = settings.letters.use()
  const zone = settings.zone.use()
  const accent = settings.accent.use()
  const place = usePlace()
  const marketZone = place?.timeZone ?? settings.ownZone
  const zones = [...new Set([settings.ownZone, marketZone, zone])]
  const ref = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const close = (event: Event) => {
      const isOutside = event instanceof PointerEvent && !ref.current?.contains(event.target as Node)
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      if (isEscape) {
        event.preventDefault()
        opener.current?.focus()
      }
      if (isOutside || isEscape) setOpen(false)
    }
    window.addEventListener('pointerdown', close)
    window.addEventListener('keydown', close, true)
    return () => {
      window.removeEventListener('pointerdown', close)
      window.removeEventListener('keydown', close, true)
    }
  }, [isOpen])
  if (!me) return null
  const roles = me.user.roles.map((role) => or(`role.${role}`, role)).join(', ')
  return (
    <div className="menu" ref={ref}>
      <button
        ref={opener}
        type="button"
        className="btn gh"
        aria-expanded={isOpen}
        aria-label={t('shell.person', { name: me.user.name, roles })}
        onClick={() => setOpen(!isOpen)}
      >
        <User aria-hidden="true" />
        <span className="who">{me.user.name}</span> <span className="mut s who">{roles}</span>
      </button>
      {isOpen ? (
        <div>
          <div>
            <b>{me.user.name}</b>
            <div className="s sec">{me.user.email}</div>
            <div className="s sec">{roles}</div>
          </div>
          <Link className="btn" to={paths.profile} onClick={() => setOpen(false)}>
            <User aria-hidden="true" />
            {t('profile.title')}
          </Link>
          <label className="f">
            {t('shell.language')}
            <select
              className="in"
              value={language}
              onChange={(event) => chooseLanguage(LANGUAGES.find((one) => one === event.target.value) ?? 'cs')}
            >
              {LANGUAGES.map((one) => (
                <option key={one} value={one} lang={one}>
                  {languageNames[one]}
                </option>
              ))}
            </select>
          </label>
          <label className="f">
            {t('shell.zone')}
            <select className="in" value={zone} onChange={(event) => chooseZone(event.target.value)}>
              {zones.map((one) => (
                <option key={one} value={one}>
                  {one === marketZone ? t('shell.zoneMarket', { zone: one }) : t('shell.zoneOwn', { zone: one })}
                </option>
              ))}
            </select>
          </label>
          {place?.may.editColors ? (
            <label className="f">
              {t('shell.accent')}
              <select
                className="in"
                value={accent}
                onChange={(event) => chooseAccent(ACCENTS.find((one) => one === event.target.value) ?? 'sea')}
              >
                {ACCENTS.map((one) => (
                  <option key={one} value={one}>
                    {t(`accent.${one}`)}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          <label className="row s">
            <input
              type="checkbox"
              className="ck"
              checked={letters}
              onChange={(event) => chooseLetters(event.target.checked)}
            />
            {t('shell.letters')}
          </label>
          <button
            type="button"
            className="btn"
            onClick={() => {
              setOpen(false)
              onKeys()
            }}
          >
            {t('keys.all')} <kbd>?</kbd>
          </button>
          <button type="button" className="btn" onClick={() => void signOut()}>
            <LogOut aria-hidden="true" />
            {t('shell.signOut')}
          </button>
        </div>
      ) : null}
    </div>
  )
}
