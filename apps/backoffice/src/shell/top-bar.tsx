import { useMutation } from '@tanstack/react-query'
import { Contrast, LogOut, Search, User } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { languageNames } from '#config/language-names.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Popover } from '#ui/popover/popover.tsx'
import { Note } from './note.tsx'
import { paths } from './paths.ts'
import { signOut, useMe } from './session.ts'
import {
  ACCENTS,
  chooseAccent,
  chooseLetters,
  chooseTheme,
  chooseZone,
  followMarket,
  followPlace,
  LANGUAGES,
  settings,
} from './settings.ts'
import { usePlace } from './use-place.ts'
import { turnToLanguage, useTexts } from './use-texts.ts'
import controls from './controls.module.css'
import layout from './layout.module.css'
import textStyles from './text.module.css'
import styles from './top-bar.module.css'

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
    if (!place) return
    followPlace(place.may)
    followMarket(place.timeZone)
  }, [place])
  return (
    <header className={styles.bar}>
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      <div className={styles.mark}>
        <Mark />
        <b>{place?.brandName ?? ''}</b>
      </div>
      <span className={joinClasses(layout.row, styles.place, textStyles.small)}>
        <b>{place?.marketKey}</b> <span className={textStyles.secondary}>{place?.environment}</span>
      </span>
      <button type="button" className={styles.find} aria-haspopup="dialog" onClick={onFind}>
        <Search aria-hidden="true" />
        <span className={joinClasses(styles.words, textStyles.cut)}>{t('palette.hint')}</span>
        <kbd>Ctrl</kbd>
        <kbd>K</kbd>
      </button>
      {place?.may.editLightMode ? (
        <Button
          variant="ghost"
          aria-label={t(theme === 'dark' ? 'shell.toLight' : 'shell.toDark')}
          title={t(theme === 'dark' ? 'shell.toLight' : 'shell.toDark')}
          onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
        >
          <Contrast aria-hidden="true" />
        </Button>
      ) : null}
      <PersonMenu onKeys={onKeys} />
    </header>
  )
}

function PersonMenu({ onKeys }: { readonly onKeys: () => void }) {
  const { t, or } = useTexts()
  const me = useMe().data
  const letters = settings.letters.use()
  const zone = settings.zone.use()
  const accent = settings.accent.use()
  const place = usePlace()
  const marketZone = place?.timeZone ?? settings.ownZone
  const zones = [...new Set([settings.ownZone, marketZone, zone])]
  if (!me) return null
  const roles = me.user.roles.map((role) => or(`role.${role}`, role)).join(', ')
  return (
    <Popover
      label={t('shell.person', { name: me.user.name, roles })}
      button={
        <>
          <User aria-hidden="true" />
          <span className={styles.who}>{me.user.name}</span>{' '}
          <span className={joinClasses(textStyles.muted, textStyles.small, styles.who)}>{roles}</span>
        </>
      }
    >
      {(close) => (
        <>
          <div>
            <b>{me.user.name}</b>
            <div className={joinClasses(textStyles.small, textStyles.secondary)}>{me.user.email}</div>
            <div className={joinClasses(textStyles.small, textStyles.secondary)}>{roles}</div>
          </div>
          <Link className={buttonClass('outlined')} to={paths.profile} onClick={close}>
            <User aria-hidden="true" />
            {t('profile.title')}
          </Link>
          <LanguageChoice />
          <Select label={t('shell.zone')} value={zone} onChange={(event) => chooseZone(event.target.value)}>
            {zones.map((one) => (
              <option key={one} value={one}>
                {one === marketZone ? t('shell.zoneMarket', { zone: one }) : t('shell.zoneOwn', { zone: one })}
              </option>
            ))}
          </Select>
          {place?.may.editColors ? (
            <Select
              label={t('shell.accent')}
              value={accent}
              onChange={(event) => chooseAccent(ACCENTS.find((one) => one === event.target.value) ?? 'sea')}
            >
              {ACCENTS.map((one) => (
                <option key={one} value={one}>
                  {t(`accent.${one}`)}
                </option>
              ))}
            </Select>
          ) : null}
          <label className={joinClasses(layout.row, textStyles.small)}>
            <input
              type="checkbox"
              className={controls.checkbox}
              checked={letters}
              onChange={(event) => chooseLetters(event.target.checked)}
            />
            {t('shell.letters')}
          </label>
          <Button
            variant="outlined"
            onClick={() => {
              close()
              onKeys()
            }}
          >
            {t('keys.all')} <kbd>?</kbd>
          </Button>
          <Button variant="outlined" onClick={() => void signOut()}>
            <LogOut aria-hidden="true" />
            {t('shell.signOut')}
          </Button>
        </>
      )}
    </Popover>
  )
}

/** A language whose texts do not come leaves the screens as they are, and says so. */
function LanguageChoice() {
  const { t, language } = useTexts()
  const turn = useMutation({ mutationFn: turnToLanguage, networkMode: 'always' })
  return (
    <>
      <Select
        label={t('shell.language')}
        value={language}
        onChange={(event) => turn.mutate(LANGUAGES.find((one) => one === event.target.value) ?? 'cs')}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </Select>
      {turn.isError ? (
        <Note kind="hold" role="alert">
          {t('shell.screenLostWhy')}
        </Note>
      ) : null}
    </>
  )
}
