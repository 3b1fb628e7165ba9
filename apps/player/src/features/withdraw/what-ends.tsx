import { useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import { useSite } from '../../shell/site.ts'
import type { WithdrawInfo } from './withdrawal.ts'

/** What the withdrawal takes away by the terms that the player accepted: said before it is asked for. */
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
