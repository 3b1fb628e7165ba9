import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { getPending } from '#contract/onling-v2/payment.ts'
import { api } from '../../shell/api.ts'
import { readClientValue } from '../../shell/client-values.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'

/** Who comes back from the bank's app to this page, and not to its end, finds the payment that they began here. */
export function OpenPayment() {
  const t = useTranslations('deposit')
  const { locale } = useSite()
  const [openId, setOpenId] = useState<string>()
  useEffect(() => {
    const begun = readClientValue('pendingPayment')?.paymentId
    if (begun === undefined) return
    const look = () =>
      void api(getPending, { query: {} }).then((answer) => {
        const isOpen = answer.ok && answer.data.payments.some(({ paymentId }) => paymentId === begun)
        setOpenId(isOpen ? begun : undefined)
      })
    look()
    // The browser may keep the page as it was while the bank's app was in front.
    window.addEventListener('pageshow', look)
    return () => window.removeEventListener('pageshow', look)
  }, [])
  if (openId === undefined) return null
  return (
    <p className="note">
      {t('stillOpen')}{' '}
      <Link className="lnk" to={`${paths.depositReturn(locale)}?payment=${openId}`}>
        {t('showOpen')}
      </Link>
    </p>
  )
}
