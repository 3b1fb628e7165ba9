import { useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import { useSite } from '../../shell/site.ts'
import type { WithdrawInfo } from './withdrawal.ts'

/** Gifts that end at the withdrawal by the accepted terms: shown before the request. */
export function WhatEnds({ ends }: Pick<WithdrawInfo, 'ends'>) {
  const t = useTranslations('withdraw')
  const { locale } = useSite()
  if (ends.length === 0) return null
  return (
    <div className="alert alert-warning" role="note">
      <p>{t('ends')}</p>
      <ul>
        {ends.map(({ name, left, rounds }) => (
          <li key={name}>
            {left
              ? t('endsBonus', { name, left: formatMoney(left, locale) })
              : t('endsRounds', { name, rounds: rounds ?? 0 })}
          </li>
        ))}
      </ul>
      <p>{t('endsWhy')}</p>
    </div>
  )
}
