import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import { getPending } from '#contract/onling-v2/payment.ts'
import { formatMoney } from '#money'
import { api } from '../../shell/api.ts'
import { readClientValue } from '../../shell/client-values.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { CancelTransfer } from './cancel-transfer.tsx'

type Payment = ReplyOf<typeof getPending>['payments'][number]

/**
 * Open payments: orders of bank transfers, which count against the player's bounds until they are paid or cancelled,
 * and the payment begun in this browser, for players who return from the bank's app to this page instead of the return
 * page.
 */
export function OpenPayments({ errors }: { readonly errors: Readonly<Record<string, string>> | undefined }) {
  const t = useTranslations('deposit')
  const { locale } = useSite()
  const [open, setOpen] = useState<readonly Payment[]>([])
  const look = () =>
    void api(getPending, { query: {} }).then((answer) => setOpen(answer.ok ? answer.data.payments : []))
  useEffect(() => {
    look()
    // The page may be restored from the back/forward cache after the bank's app.
    window.addEventListener('pageshow', look)
    return () => window.removeEventListener('pageshow', look)
  }, [])
  const orders = open.filter(({ method }) => method === 'Bacs')
  const begun = open.find(
    ({ paymentId, method }) => method !== 'Bacs' && paymentId === readClientValue('pendingPayment')?.paymentId,
  )
  return (
    <>
      {begun ? (
        <p className="note">
          {t('stillOpen')}{' '}
          <Link className="text-link" to={`${paths.depositReturn(locale)}?payment=${begun.paymentId}`}>
            {t('showOpen')}
          </Link>
        </p>
      ) : null}
      {orders.map(({ paymentId, amount }) => (
        <section className="note open-payment" key={paymentId}>
          <p>
            {t('transfer.waiting', { amount: formatMoney(amount, locale) })}{' '}
            <Link className="text-link" to={`${paths.depositTransfer(locale)}?payment=${paymentId}`}>
              {t('transfer.show')}
            </Link>
          </p>
          <CancelTransfer paymentId={paymentId} errors={errors} onCancelled={look} />
        </section>
      ))}
    </>
  )
}
