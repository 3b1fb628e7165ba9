import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import { getBalance, getInformation } from '#contract/onling-v2/wallet-payment.ts'
import { formatMoney } from '#money'
import { buttonClass } from '#ui/button/button-class.ts'
import { api } from '../../shell/api.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'

/** The wallet and its balance, as the partner returns it now; with links to deposit and withdrawal. */
export function ConnectedWallet() {
  const t = useTranslations('wallet')
  const { locale } = useSite()
  const [facts, setFacts] = useState<ReplyOf<typeof getInformation>>()
  const [balance, setBalance] = useState<ReplyOf<typeof getBalance>['available'] | 'unknown'>()
  useEffect(() => {
    void api(getInformation, { query: {} }).then((answer) => (answer.ok ? setFacts(answer.data) : undefined))
    void api(getBalance, { query: {} }).then((answer) => setBalance(answer.ok ? answer.data.available : 'unknown'))
  }, [])
  return (
    <>
      <output className="note">{t('connected')}</output>
      <dl className="fact-list">
        <div>
          <dt>{t('balance')}</dt>
          <dd>
            {balance === undefined ? t('loading') : balance === 'unknown' ? t('unknown') : formatMoney(balance, locale)}
          </dd>
        </div>
        <div>
          <dt>{t('number')}</dt>
          <dd>{[facts?.walletHint, facts?.phoneHint].filter(Boolean).join(' · ')}</dd>
        </div>
      </dl>
      <div className="form-rows">
        <Link className={buttonClass('primary', 'large')} to={paths.deposit(locale)}>
          {t('deposit')}
        </Link>
        <Link className={buttonClass('ghost', 'large')} to={paths.withdraw(locale)}>
          {t('withdraw')}
        </Link>
      </div>
    </>
  )
}
