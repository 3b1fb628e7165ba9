import { Banknote, Contrast, Dices, Keyboard, LogOut, User, UserRoundSearch, type LucideIcon } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import type { find } from '#contract/play-v1/search.ts'
import { leadsTo } from './leads-to.ts'
import type { PaletteKind } from './palette-prefix.ts'
import { useStaffChoices } from './palette-staff.ts'
import { matchesWords } from './matches-words.ts'
import { paths, PLAYER_TABS } from './paths.ts'
import { viewsFor } from './screen-views.ts'
import { signOut, useMay, useRightsEverywhere } from './session.ts'
import { chooseTheme, settings } from './settings.ts'
import { usePlace } from './use-place.ts'
import { useScreens } from './use-screens.ts'
import { useTabRights } from './use-tab-rights.ts'
import { useTexts } from './use-texts.ts'
import { writeMoney } from './write-money.ts'
import { writeMoment } from './write-time.ts'

export type Choice = {
  readonly id: string
  readonly group: string
  readonly label: string
  readonly note?: string
  readonly Icon: LucideIcon
  /** What is known of it already, for the preview. */
  readonly title?: string
  readonly facts?: readonly (readonly [name: string, value: string])[]
  /** Where it leads, so that it can be opened beside; a command leads nowhere. */
  readonly address?: string
  readonly run: () => void
}
type Found = ReplyOf<typeof find>
type T = ReturnType<typeof useTexts>['t']

/**
 * What was found, the screens and their views, and the commands whose names hold what is typed. Filtered by
 * permissions.
 */
export function useChoices(
  { kind, text }: { readonly kind: PaletteKind; readonly text: string },
  found: Found | undefined,
  onKeys: () => void,
): readonly Choice[] {
  const records = useFound(found)
  const ofPerson = usePersonScreens(found?.players[0], text)
  const [screens, commands] = [useScreenChoices(text), useCommands(onKeys)]
  const staff = useStaffChoices(text, kind === 'staff')
  const named = (choices: readonly Choice[]) => choices.filter(({ label }) => matchesWords(label, text))
  if (kind === 'records') return [...records, ...ofPerson]
  if (kind === 'commands') return named(commands)
  return kind === 'staff' ? staff : [...records, ...ofPerson, ...named([...screens, ...commands])]
}

function useFound(found: Found | undefined): Choice[] {
  const pageOf = useMovementPage()
  const { t, or, language } = useTexts()
  const go = useNavigate()
  const players = (found?.players ?? []).map((row): Choice => ({
    id: `player-${row.playerId}`,
    group: t('palette.players'),
    label: `${t('player.title', { id: row.playerId })} · ${row.maskedName}`,
    note: row.isLocked ? t('player.locked') : noteOf(row, t),
    Icon: User,
    title: t('player.title', { id: row.playerId }),
    facts: [
      [t('players.name'), row.maskedName],
      [t('players.email'), row.maskedEmail],
      [t('players.state'), t(row.isLocked ? 'player.locked' : 'player.open')],
      [t('players.registered'), writeMoment(row.registeredAt, language)],
      [t('players.lastSignIn'), row.lastSignInAt ? writeMoment(row.lastSignInAt, language) : t('players.never')],
    ],
    ...leadsTo(go, paths.player(row.playerId)),
  }))
  const payments = (found?.payments ?? []).map((row): Choice => ({
    id: `payment-${row.paymentId}`,
    group: t('found.payments'),
    label: `${t(`payments.${row.direction}`, { number: row.referenceNumber })} · ${writeMoney(row.amount)}`,
    note: or(`${row.direction === 'deposit' ? 'payment' : 'withdrawal'}.${row.state}`, row.state),
    Icon: Banknote,
    title: writeMoney(row.amount),
    facts: [
      [t('palette.record'), row.referenceNumber],
      [t('players.state'), or(`${row.direction === 'deposit' ? 'payment' : 'withdrawal'}.${row.state}`, row.state)],
      [t('palette.how'), or(`method.${row.method}`, row.method)],
      [t('audit.player'), t('player.title', { id: row.playerId })],
      [t('palette.when'), writeMoment(row.createdAt, language)],
    ],
    ...leadsTo(go, paths.payment(row.referenceNumber)),
  }))
  const movements = (found?.movements ?? []).flatMap((row): Choice[] => {
    const address = pageOf(row)
    if (address === undefined) return []
    return [
      {
        id: `movement-${row.reference}`,
        group: t('found.movements'),
        label: `${or(`movement.${row.kind}`, row.kind)} · ${t('player.title', { id: row.playerId })}`,
        note: writeMoment(row.at, language),
        Icon: Dices,
        ...leadsTo(go, address),
      },
    ]
  })
  return [...players, ...payments, ...movements]
}

/**
 * The page of a movement: the player's, where both the round and the entry are; for who may not open players a round is
 * on the screen of games.
 */
function useMovementPage() {
  const mayOpenPlayers = useMay('players.read')
  const mayOpenGames = useMay('games.read')
  const { rounds: mayReadRounds } = useTabRights()
  return ({ kind, playerId, reference }: Found['movements'][number]): string | undefined => {
    const isRound = kind === 'round' && mayReadRounds
    if (mayOpenPlayers) return isRound ? paths.round(playerId, reference) : paths.player(playerId, 'entries')
    return isRound && mayOpenGames ? paths.foundRound(reference) : undefined
  }
}

/** What there is of the person who was found first. */
function usePersonScreens(person: Found['players'][number] | undefined, text: string): Choice[] {
  const { t } = useTexts()
  const go = useNavigate()
  const may = useTabRights()
  if (!person || text === '') return []
  const { playerId } = person
  return PLAYER_TABS.filter((tab) => may[tab]).map((tab): Choice => ({
    id: `player-${playerId}-${tab}`,
    group: t('palette.ofPerson', { name: t('player.title', { id: playerId }) }),
    label: t(`tab.${tab}`),
    Icon: UserRoundSearch,
    ...leadsTo(go, paths.player(playerId, tab)),
  }))
}

/** There are many views: they are offered only after some input. Prefix matches come first. */
function useScreenChoices(typed: string): Choice[] {
  const { t } = useTexts()
  const go = useNavigate()
  const group = t('palette.screens')
  const screens = useScreens()
  const held = useRightsEverywhere()
  const places = screens.map(({ name, path, Icon, letter }): Choice => ({
    id: `go-${name}`,
    group,
    label: t(`screen.${name}`),
    note: `G ${letter.toUpperCase()}`,
    Icon,
    ...leadsTo(go, path),
  }))
  if (typed.trim() === '') return places
  const views = screens.flatMap(({ name, Icon }) =>
    viewsFor(name, held).map(({ address, text }): Choice => ({
      id: `go-${name}-${text}`,
      group,
      label: `${t(`screen.${name}`)} · ${t(text)}`,
      Icon,
      ...leadsTo(go, address),
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
