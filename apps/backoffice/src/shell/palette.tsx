import { useQuery } from '@tanstack/react-query'
import { Banknote, Contrast, Dices, Keyboard, LogOut, Search, User, type LucideIcon } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { find } from '#contract/play-v1/search.ts'
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from './api.ts'
import { matchesWords } from './matches-words.ts'
import { paths } from './paths.ts'
import { ProblemNote } from './problem-note.tsx'
import { screenViews } from './screen-views.ts'
import { screensFor } from './screens.ts'
import { signOut, useMay, useMe } from './session.ts'
import { chooseTheme, settings } from './settings.ts'
import { usePlace } from './use-place.ts'
import { useSettled } from './use-settled.ts'
import { useTexts } from './use-texts.ts'
import { writeMoney } from './write-money.ts'
import { writeMoment } from './write-time.ts'
import layout from './layout.module.css'
import styles from './palette.module.css'
import textStyles from './text.module.css'

type Choice = { id: string; group: string; label: string; note?: string; Icon: LucideIcon; run: () => void }
const FOUND_MAX = 8
const SEARCH_FROM = 2
const SEARCH_WAIT_MS = 250

/** Finds players, payments and rounds by what somebody reads out, goes to screens, runs commands. Its text never enters the address. */
export function Palette({ onClose, onKeys }: { readonly onClose: () => void; readonly onKeys: () => void }) {
  const { t } = useTexts()
  const maySearch = useMay('players.search')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const wanted = useSettled(typed.trim(), SEARCH_WAIT_MS)
  const isNumber = /^#?\d+$/.test(wanted)
  const found = useQuery({
    queryKey: ['palette', wanted],
    queryFn: ({ signal }) => ask(api(find, { query: { text: wanted }, signal })),
    enabled: maySearch && (isNumber || wanted.length >= SEARCH_FROM),
    gcTime: 0,
  })

  // Rows of an older text are not shown: Enter would open somebody else.
  const choices = useChoices(typed, wanted === typed.trim() ? found.data : undefined, onKeys)
  const at = Math.min(chosen, choices.length - 1)

  const take = (choice: Choice | undefined) => {
    if (!choice) return
    onClose()
    choice.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setChosen((at + step + choices.length) % Math.max(choices.length, 1))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      take(choices[at])
    }
  }

  return (
    <Dialog className={styles.palette} label={t('palette.hint')} onClose={onClose}>
      <div className={styles.question}>
        <Search aria-hidden="true" />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-activedescendant={choices[at] ? `palette-${choices[at].id}` : undefined}
          aria-label={t('palette.hint')}
          placeholder={t('palette.hint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosen(0)
          }}
        />
        <span className={joinClasses(textStyles.small, textStyles.muted)} aria-live="polite">
          {found.isFetching || wanted !== typed.trim()
            ? t('list.loading')
            : t('palette.count', { count: choices.length })}
        </span>
      </div>
      {found.isError ? <ProblemNote error={found.error} /> : null}
      <Options choices={choices} at={at} onTake={take} />
      <DialogActions>
        <span className={styles.footer}>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {t('palette.move')} <kbd>↵</kbd> {t('keys.open')} <span className={layout.grow} /> <kbd>Esc</kbd>{' '}
          {t('keys.close')}
        </span>
      </DialogActions>
    </Dialog>
  )
}

/** What was found, the screens, and the commands whose names hold what is typed. */
function useChoices(typed: string, found: ReplyOf<typeof find> | undefined, onKeys: () => void): readonly Choice[] {
  const { t, or, language } = useTexts()
  const go = useNavigate()
  const me = useMe().data
  const place = usePlace()
  const players = (found?.players ?? []).slice(0, FOUND_MAX).map((row): Choice => ({
    id: `player-${row.playerId}`,
    group: t('palette.players'),
    label: `${t('player.title', { id: row.playerId })} · ${row.maskedName}`,
    note: row.isLocked ? t('player.locked') : noteOf(row, t),
    Icon: User,
    run: () => void go(paths.player(row.playerId)),
  }))
  const payments = (found?.payments ?? []).map((row): Choice => ({
    id: `payment-${row.paymentId}`,
    group: t('found.payments'),
    label: `${t(`payments.${row.direction}`, { number: row.referenceNumber })} · ${writeMoney(row.amount)}`,
    note: or(`${row.direction === 'deposit' ? 'payment' : 'withdrawal'}.${row.state}`, row.state),
    Icon: Banknote,
    run: () => void go(paths.payment(row.referenceNumber)),
  }))
  const movements = (found?.movements ?? []).map((row): Choice => ({
    id: `movement-${row.reference}`,
    group: t('found.movements'),
    label: `${or(`movement.${row.kind}`, row.kind)} · ${t('player.title', { id: row.playerId })}`,
    note: writeMoment(row.at, language),
    Icon: Dices,
    run: () =>
      void go(row.kind === 'round' ? paths.round(row.playerId, row.reference) : paths.player(row.playerId, 'entries')),
  }))
  const places = screensFor(me?.user.permissions ?? []).map(({ name, path, Icon, letter }): Choice => ({
    id: `go-${name}`,
    group: t('palette.screens'),
    label: t(`screen.${name}`),
    note: `G ${letter.toUpperCase()}`,
    Icon,
    run: () => void go(path),
  }))
  const views = screensFor(me?.user.permissions ?? []).flatMap(({ name, Icon }) =>
    (screenViews[name] ?? []).map(({ address, text }): Choice => ({
      id: `go-${name}-${text}`,
      group: t('palette.screens'),
      label: `${t(`screen.${name}`)} · ${t(text)}`,
      Icon,
      run: () => void go(address),
    })),
  )
  const group = t('palette.commands')
  const theme: Choice = {
    id: 'theme',
    group,
    label: t(settings.theme.get() === 'dark' ? 'shell.toLight' : 'shell.toDark'),
    Icon: Contrast,
    run: () => chooseTheme(settings.theme.get() === 'dark' ? 'light' : 'dark'),
  }
  const commands: Choice[] = [
    ...(place?.may.editLightMode ? [theme] : []),
    { id: 'keys', group, label: t('keys.all'), note: '?', Icon: Keyboard, run: onKeys },
    { id: 'out', group, label: t('shell.signOut'), Icon: LogOut, run: () => void signOut() },
  ]
  return [
    ...players,
    ...payments,
    ...movements,
    // Views are many: they are offered to who has begun to write what they look for.
    ...[...places, ...(typed.trim() === '' ? [] : views), ...commands].filter(({ label }) =>
      matchesWords(label, typed),
    ),
  ]
}

type OptionsProps = {
  readonly choices: readonly Choice[]
  readonly at: number
  readonly onTake: (choice: Choice) => void
}

function Options({ choices, at, onTake }: OptionsProps) {
  const { t } = useTexts()
  return (
    <div className={styles.options} id="palette-list" role="listbox" aria-label={t('palette.hint')}>
      {choices.map((choice, index) => (
        <div key={choice.id} role="presentation">
          {choices[index - 1]?.group === choice.group ? null : <div className={styles.group}>{choice.group}</div>}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are those of the combobox above */}
          <div id={`palette-${choice.id}`} role="option" aria-selected={index === at} onClick={() => onTake(choice)}>
            <choice.Icon aria-hidden="true" />
            <span className={joinClasses(layout.grow, textStyles.cut)}>{choice.label}</span>
            <span className={joinClasses(textStyles.small, textStyles.muted)}>{choice.note}</span>
          </div>
        </div>
      ))}
    </div>
  )
}

/** Beside a masked name: by what it was found, or the masked e-mail where that says nothing new. */
function noteOf(
  { foundBy, maskedEmail }: ReplyOf<typeof find>['players'][number],
  t: ReturnType<typeof useTexts>['t'],
): string {
  const isPlain = foundBy === 'name' || foundBy === 'email' || foundBy === 'player-number'
  return isPlain ? maskedEmail : t(`mark.${foundBy}`)
}
