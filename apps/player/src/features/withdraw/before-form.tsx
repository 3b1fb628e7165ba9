import { useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import { useSite } from '../../shell/site.ts'
import type { WithdrawalNeeds } from './withdrawal-needs.ts'
import type { WithdrawInfo } from './withdrawal.ts'

type Props = { readonly info: WithdrawInfo; readonly accounts: WithdrawalNeeds['accounts'] }

/** Requirements of a withdrawal, shown before the form. */
export function BeforeForm({ info, accounts }: Props) {
  const t = useTranslations('withdraw')
  const { locale } = useSite()
  const [account] = accounts
  const [channel] = info.verifications
  return (
    <ul className="means-list">
      <li>{t('before.amount', { min: formatMoney(info.min, locale) })}</li>
      {account ? <li>{t('before.account', { account: account.local ?? account.iban })}</li> : null}
      {channel ? <li>{t(`before.code${channel}`)}</li> : null}
    </ul>
  )
}
