import type { ReplyOf } from '#contract/call.ts'
import type { getPayment } from '#contract/play-v1/staff-payments.ts'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../../shell/layout.module.css'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoney } from '../../../shell/write-money.ts'
import { writeMoment } from '../../../shell/write-time.ts'

/** Steps of a payment, oldest first: who did it, who approved it, and why. */
export function PaymentHistory({ found: { deposit, history } }: { readonly found: ReplyOf<typeof getPayment> }) {
  const { t, or, language } = useTexts()
  const kind = deposit ? 'payment' : 'withdrawal'
  return (
    <section className={joinClasses(layout.padded, layout.column)} aria-labelledby="payment-history">
      <h2 id="payment-history">{t('payments.history')}</h2>
      <ol className={joinClasses(textStyles.small, layout.column)}>
        {history.map(({ at, what, by, userName, approvedByName, explanation, amount }) => (
          <li key={`${at} ${what}`}>
            <span className={joinClasses(textStyles.muted, textStyles.unbroken)}>{writeMoment(at, language)}</span>{' '}
            <b>{or(`${kind}.${what}`, or(`payments.${what}`, what))}</b>
            {amount ? ` ${writeMoney(amount)}` : ''}
            {' · '}
            {userName ?? t(`payments.by.${by}`)}
            {approvedByName ? ` · ${t('payments.signed', { name: approvedByName })}` : ''}
            {explanation ? <span className={textStyles.secondary}> · {explanation}</span> : null}
          </li>
        ))}
      </ol>
      {deposit ? <p className={joinClasses(textStyles.tiny, textStyles.muted)}>{t('payments.historyKept')}</p> : null}
    </section>
  )
}
