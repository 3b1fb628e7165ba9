import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { api, ask } from './api.ts'
import { useShortcuts } from './keys.ts'
import { keyNames } from './key-names.ts'
import { mergeShortcuts } from './merge-shortcuts.ts'
import { connection, useMay } from './session.ts'
import { settings } from './settings.ts'
import { Status } from './status.tsx'
import { usePlace } from './use-place.ts'
import { useTexts } from './use-texts.ts'
import { writeClock, writeMoment } from './write-time.ts'
import { writeDifference } from './zones.ts'
import styles from './key-bar.module.css'

const BOOKS_EVERY_MS = 60_000
/** How many shortcuts are shown; `?` shows all. */
const SHOWN = 6

/**
 * The current shortcuts, whether the books balance (with the permission to check them), and whether the API can be
 * reached.
 */
export function KeyBar() {
  const mayCheckBooks = useMay('books.check')
  const { t } = useTexts()
  const shortcuts = useShortcuts()
  const letters = settings.letters.use()
  return (
    <footer className={styles.bar}>
      <span className={styles.keys}>
        {letters
          ? mergeShortcuts(shortcuts.filter(({ keys }) => !keys.includes(' ')))
              .slice(-SHOWN)
              .map(({ keys, label }) => (
                <span key={label} className={styles.key}>
                  {keys.flatMap(keyNames).map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}{' '}
                  {label}
                </span>
              ))
          : t('keys.off')}
      </span>
      <span className={styles.health}>
        <Zone />
        {mayCheckBooks ? <Books /> : null}
        <Connection />
      </span>
    </footer>
  )
}

/** The time zone of the screen, and its difference from the market's. */
function Zone() {
  const { t } = useTexts()
  const zone = settings.zone.use()
  const market = usePlace()?.timeZone
  const [now] = useState(() => new Date())
  if (!market) return null
  const difference = writeDifference(zone, market, now)
  const isMarket = zone === market
  return (
    <span>
      {isMarket
        ? t('zone.market', { zone })
        : t(difference === '' ? 'zone.same' : 'zone.other', { zone, market, difference })}
    </span>
  )
}

function Books() {
  const { t, language } = useTexts()
  const books = useQuery({
    queryKey: ['books'],
    queryFn: () => ask(api(backoffice.getBooksState, { query: {} })),
    refetchInterval: BOOKS_EVERY_MS,
  }).data
  if (!books) return <span role="status">{t('books.unknown')}</span>
  if (books.checkedAt === null)
    return (
      <span role="status">
        <Status kind="idle">{t('books.never')}</Status>
      </span>
    )
  const at = writeMoment(books.checkedAt, language)
  return (
    <span role="status" title={t('books.accounts', { count: books.accountsChecked })}>
      {books.balances ? (
        <Status kind="ok">{t('books.balance', { at })}</Status>
      ) : (
        <Status kind="stop">{t('books.differ', { at, count: books.differences })}</Status>
      )}
    </span>
  )
}

function Connection() {
  const { t, language } = useTexts()
  const { isUp, at } = connection.use()
  const clock = at === null ? '' : writeClock(new Date(at).toISOString(), language)
  return (
    <span aria-live="polite">
      {isUp ? (
        <span aria-live="off">{t('connection.up', { at: clock })}</span>
      ) : (
        <Status kind="stop">{t('connection.down')}</Status>
      )}
    </span>
  )
}
