import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import type { verifySmsCode } from '#contract/onling-v2/sms-payment.ts'
import { formatMoney } from '#money'
import { buttonClass } from '#ui/button/button-class.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { CopyButton } from './copy-button.tsx'

export type SmsOrder = ReplyOf<typeof verifySmsCode>

/** The message that pays: its text, its number and its price. A phone opens it filled in. */
export function SmsToSend({ order, paymentId }: { readonly order: SmsOrder; readonly paymentId: string }) {
  const t = useTranslations('deposit')
  const { locale } = useSite()
  const { text, shortCode, amount } = order
  return (
    <>
      <p>{t('sms.send')}</p>
      <dl className="fact-list fact-list-copied">
        <div>
          <dt>{t('sms.text')}</dt>
          <dd>
            <b>{text}</b> <CopyButton text={text} what={t('sms.text')} />
          </dd>
        </div>
        <div>
          <dt>{t('sms.number')}</dt>
          <dd>
            <b>
              <a href={`sms:${shortCode}?body=${encodeURIComponent(text)}`}>{shortCode}</a>
            </b>{' '}
            <CopyButton text={shortCode} what={t('sms.number')} />
          </dd>
        </div>
        <div>
          <dt>{t('sms.price')}</dt>
          <dd>
            <b>{formatMoney(amount, locale)}</b>
          </dd>
        </div>
      </dl>
      <p className="note">{t('sms.when')}</p>
      <Link className={buttonClass('primary', 'large')} to={`${paths.depositReturn(locale)}?payment=${paymentId}`}>
        {t('sms.watch')}
      </Link>
    </>
  )
}
