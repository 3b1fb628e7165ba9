import { Banknote, Contrast, Dices, Keyboard, LogOut, User, type LucideIcon } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import type { find } from '#contract/play-v1/search.ts'
import { matchesWords } from './matches-words.ts'
import { paths } from './paths.ts'
import { screenViews } from './screen-views.ts'
import { screensFor } from './screens.ts'
import { signOut, useMe } from './session.ts'
import { chooseTheme, settings } from './settings.ts'
import { usePlace } from './use-place.ts'
import { useTexts } from './use-texts.ts'
import { writeMoney } from './write-money.ts'
import { writeMoment } from './write-time.ts'

export type Choice = {
  readonly id: string
  readonly group: string
  readonly label: string
  readonly note?: string
  readonly Icon: LucideIcon
  readonly run: () => void
}
type Found = ReplyOf<typeof find>
type T = ReturnType<typeof useTexts>['t']

/** What was found, the screens and their views, and the commands whose names hold what is typed. What a role may not see is not there. */
export function useChoices(typed: string, found: Found | undefined, onKeys: () => void): readonly Choice[] {
  const named = [...useScreens(typed), ...useCommands(onKeys)].filter(({ label }) => matchesWords(label, typed))
  return [...useFound(found), ...named]
}

function useFound(found: Found | undefined): Choice[] {
  const { t, or, language } = useTexts()
  const go = useNavigate()
  const players = (found?.players ?? []).map((row): Choice => ({
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
  return [...players, ...payments, ...movements]
}

/** Views are many: they are offered to who has begun to write what they look for. What begins with what is typed comes first. */
function useScreens(typed: string): Choice[] {
  const { t } = useTexts()
  const go = useNavigate()
  const group = t('palette.screens')
  const screens = screensFor(useMe().data?.user.permissions ?? [])
  const places = screens.map(({ name, path, Icon, letter }): Choice => ({
    id: `go-${name}`,
    group,
    label: t(`screen.${name}`),
    note: `G ${letter.toUpperCase()}`,
    Icon,
    run: () => void go(path),
  }))
  if (typed.trim() === '') return places
  const views = screens.flatMap(({ name, Icon }) =>
    (screenViews[name] ?? []).map(({ address, text }): Choice => ({
      id: `go-${name}-${text}`,
      group,
      label: `${t(`screen.${name}`)} · ${t(text)}`,
      Icon,
      run: () => void go(address),
    })),
  )
  const begins = ({ label }: Choice) => matchesWords(label.slice(0, typed.trim().length), typed.trim())
  return [...places, ...views].toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
}

function useCommands(onKeys: () => void): Choice[] {
  const { t } = useTexts()
  const place = usePlace()
  const group = t('palette.commands')
  const isDark = settings.theme.get() === 'dark'
  const theme: Choice = {
    id: 'theme',
    group,
    label: t(isDark ? 'shell.toLight' : 'shell.toDark'),
    Icon: Contrast,
    run: () => chooseTheme(isDark ? 'light' : 'dark'),
  }
  return [
    ...(place?.may.editLightMode ? [theme] : []),
    { id: 'keys', group, label: t('keys.all'), note: '?', Icon: Keyboard, run: onKeys },
    { id: 'out', group, label: t('shell.signOut'), Icon: LogOut, run: () => void signOut() },
  ]
}

/** Beside a masked name: by what it was found, or the masked e-mail where that says nothing new. */
function noteOf({ foundBy, maskedEmail }: Found['players'][number], t: T): string {
  const isPlain = foundBy === 'name' || foundBy === 'email' || foundBy === 'player-number'
  return isPlain ? maskedEmail : t(`mark.${foundBy}`)
}
