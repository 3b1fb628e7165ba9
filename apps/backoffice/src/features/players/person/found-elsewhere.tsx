import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import type { find } from '#contract/play-v1/search.ts'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../../shell/layout.module.css'
import { paths } from '../../../shell/paths.ts'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoney } from '../../../shell/write-money.ts'

/** Payments and rounds with the searched text as their number. */
export function FoundElsewhere({ found: { payments, movements } }: { readonly found: ReplyOf<typeof find> }) {
  const { t, or } = useTexts()
  if (payments.length + movements.length === 0) return null
  return (
    <div className={joinClasses(layout.padded, textStyles.small, layout.row, layout.wrap)} role="status">
      <span className={textStyles.secondary}>{t('found.also')}</span>
      {payments.map(({ paymentId, direction, referenceNumber: number, amount }) => (
        <Link key={paymentId} className={textStyles.link} to={paths.payment(number)}>
          {t(`payments.${direction}`, { number })}, {writeMoney(amount)}
        </Link>
      ))}
      {movements.map(({ reference, kind, playerId }) => (
        <Link
          key={reference}
          className={textStyles.link}
          to={kind === 'round' ? paths.round(playerId, reference) : paths.player(playerId, 'entries')}
        >
          {or(`movement.${kind}`, kind)}, {t('player.title', { id: playerId })}
        </Link>
      ))}
    </div>
  )
}
