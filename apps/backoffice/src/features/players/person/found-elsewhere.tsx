import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import type { find } from '#contract/play-v1/search.ts'
import { paths } from '../../../shell/paths.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoney } from '../../../shell/write-money.ts'

/** Payments and rounds that the searched text is the number of. */
export function FoundElsewhere({ found: { payments, movements } }: { readonly found: ReplyOf<typeof find> }) {
  const { t, or } = useTexts()
  if (payments.length + movements.length === 0) return null
  return (
    <div className="box-pad s row wrap" role="status">
      <span className="sec">{t('found.also')}</span>
      {payments.map(({ paymentId, direction, referenceNumber: number, amount }) => (
        <Link key={paymentId} className="ul" to={paths.payment(number)}>
          {t(`payments.${direction}`, { number })}, {writeMoney(amount)}
        </Link>
      ))}
      {movements.map(({ reference, kind, playerId }) => (
        <Link
          key={reference}
          className="ul"
          to={kind === 'round' ? paths.round(playerId, reference) : paths.player(playerId, 'entries')}
        >
          {or(`movement.${kind}`, kind)}, {t('player.title', { id: playerId })}
        </Link>
      ))}
    </div>
  )
}
