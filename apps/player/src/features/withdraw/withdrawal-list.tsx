import { payoutTargetOf } from '#contract/shapes/payment-names.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl/react'
import { cancelWithdraw } from '#contract/onling-v2/withdrawals.ts'
import { withdrawalCan } from '#contract/states/withdrawal-states.ts'
import { formatMoney } from '#money'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import type { Withdrawal } from './withdrawal.ts'

type Props = {
  readonly withdrawals: readonly Withdrawal[]
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onCode: (withdrawal: Withdrawal) => void
  readonly onCancelled: (withdrawal: Withdrawal) => void
}

/** Buttons of the same name are told apart by the line that they are in. */
const lineId = ({ withdrawalId }: Withdrawal) => `withdrawal-${withdrawalId}`

/** The player's withdrawals, newest first, each with its available actions. */
export function WithdrawalList({ withdrawals, errors, onCode, onCancelled }: Props) {
  const t = useTranslations('withdraw')
  const format = useFormatter()
  const { locale } = useSite()
  const [failed, setFailed] = useState<Failed>()
  const [busy, setBusy] = useState<string>()

  async function cancel(id: string) {
    setBusy(id)
    setFailed(undefined)
    const answer = await api(cancelWithdraw, { body: { id } })
    setBusy(undefined)
    if (answer.ok) onCancelled(answer.data)
    else setFailed(answer)
  }

  return (
    <section className="panel" aria-labelledby="own-withdrawals">
      <h2 id="own-withdrawals">{t('mine')}</h2>
      <Failure failed={failed} texts={errors} />
      {withdrawals.length === 0 ? <p className="note">{t('none')}</p> : null}
      <ul className="line-list">
        {withdrawals.map((withdrawal) => (
          <li key={withdrawal.withdrawalId}>
            <span id={lineId(withdrawal)}>
              {t(`states.${withdrawal.state}`)}
              <small>
                {format.dateTime(new Date(withdrawal.requestedAt), { dateStyle: 'medium', timeStyle: 'short' })} ·{' '}
                {t(payoutTargetOf(withdrawal.method) === 'card' ? 'referenceCard' : 'reference', {
                  number: withdrawal.referenceNumber,
                  account: withdrawal.accountHint,
                })}
                {' · '}
                <Link className="text-link" to={paths.withdrawal(locale, withdrawal.referenceNumber)}>
                  {t('receipt.open')}
                </Link>
              </small>
            </span>
            <b>{formatMoney(withdrawal.amount, locale)}</b>
            {withdrawalCan('cancel', withdrawal.state) ? (
              <span className="button-row">
                {withdrawal.state === 'requested' ? (
                  <button
                    type="button"
                    className="text-link"
                    aria-describedby={lineId(withdrawal)}
                    onClick={() => onCode(withdrawal)}
                  >
                    {t('enterCode')}
                  </button>
                ) : null}
                <button
                  type="button"
                  className="text-link"
                  aria-describedby={lineId(withdrawal)}
                  disabled={busy !== undefined}
                  onClick={() => void cancel(withdrawal.withdrawalId)}
                >
                  {t('cancel')}
                </button>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
