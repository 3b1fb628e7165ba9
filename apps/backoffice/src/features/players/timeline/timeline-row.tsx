import {
  BadgeCheck,
  Ban,
  CircleUser,
  Coins,
  Dices,
  Gauge,
  Gift,
  LogIn,
  Mail,
  MessageCircleQuestionMark,
  StickyNote,
  UserCog,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router'
import type { LimitValue } from '#contract/shapes/limits.ts'
import type { TimelineEntry, TimelineKind } from '#contract/shapes/timeline.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell } from '#ui/table/table.tsx'
import { paths } from '../../../shell/paths.ts'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoney, writeSignedMoney } from '../../../shell/write-money.ts'
import { writeClock } from '../../../shell/write-time.ts'
import { writeLimit } from '../protection/write-limit.ts'
import { useGameNames } from '../../../shell/use-game-names.ts'
import { isOfGame, wordKeys } from './describe-event.ts'
import styles from './timeline.module.css'

const ICONS: Readonly<Record<TimelineKind, LucideIcon>> = {
  sessions: LogIn,
  money: Coins,
  play: Dices,
  bonuses: Gift,
  limits: Gauge,
  exclusion: Ban,
  documents: BadgeCheck,
  letters: Mail,
  tickets: MessageCircleQuestionMark,
  notes: StickyNote,
  person: CircleUser,
  staff: UserCog,
}

/** One event: when, what, how much, and who caused it. */
export function TimelineRow({ entry, playerId }: { readonly entry: TimelineEntry; readonly playerId: number }) {
  const { t, language } = useTexts()
  const Icon = ICONS[entry.kind]
  const said = useSaid(entry)
  const address = addressOf(entry, playerId)
  const { amount, limit } = entry
  const write = (value: LimitValue | null) => (value ? writeLimit(value) : t('limits.refused'))
  // The first choice has no previous value.
  const sayChange = ({ from, to }: { from?: LimitValue | null; to: LimitValue | null }) =>
    from === undefined ? write(to) : t('timeline.limitChange', { from: write(from), to: write(to) })
  return (
    <tr data-row={entry.id} tabIndex={-1}>
      <td className={joinClasses(textStyles.small, textStyles.unbroken, textStyles.muted)}>
        {entry.isDay ? t('timeline.wholeDay') : writeClock(entry.at, language)}
      </td>
      <td>
        <Icon className={styles.icon} role="img" aria-label={t(`timeline.kind.${entry.kind}`)} />
        {address ? <Link to={address}>{said}</Link> : said}
        {limit ? (
          <span className={joinClasses(textStyles.small, textStyles.secondary)}>
            {', '}
            {sayChange(entry.what === 'limit-chosen' ? { to: limit.to } : limit)}
          </span>
        ) : null}
      </td>
      <NumberCell>
        {amount === null ? null : entry.hasMoved ? (
          <b>{writeSignedMoney(amount)}</b>
        ) : (
          <span className={textStyles.muted}>
            {writeMoney(amount)}
            <span className={textStyles.aloud}> {t('timeline.notMoved')}</span>
          </span>
        )}
      </NumberCell>
      <td className={joinClasses(textStyles.small, entry.actorName ? textStyles.bold : textStyles.muted)}>
        {entry.actorName ?? t(`timeline.by.${entry.actor}`)}
      </td>
    </tr>
  )
}

function useSaid(entry: TimelineEntry): string {
  const { t, or } = useTexts()
  const nameOf = useGameNames()
  const { what, label, count } = entry
  const own = entry.detail ?? ''
  const word = wordKeys(entry).reduceRight((fallback, key) => or(key, fallback), isOfGame(entry) ? nameOf(own) : own)
  const said = or(`happened.${what}`, what, { detail: word, label: label ?? '', count: count ?? 0 })
  if (!entry.kind.startsWith('letters') || label === null) return said
  return `${said}, ${or(`messages.is.${label}`, t('messages.is.sent'))}`
}

/** URL of the page with details. */
function addressOf({ kind, what, reference }: TimelineEntry, playerId: number): string | undefined {
  if (kind === 'play') return paths.player(playerId, 'rounds')
  if (reference === null) return undefined
  if (kind === 'money') return paths.payment(reference)
  if (kind === 'tickets') return paths.ticket(reference)
  if (what.startsWith('document-')) return paths.document(playerId, reference)
  return undefined
}
