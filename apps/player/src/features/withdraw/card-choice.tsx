import { useTranslations } from 'use-intl/react'
import { Select } from '#ui/field/select.tsx'
import type { WithdrawInfo } from './withdrawal.ts'

type Props = {
  readonly cards: WithdrawInfo['cards']
  readonly chosen: string
  readonly onChange: (cardId: string) => void
}

/** Choice of the stored card for the payout. */
export function CardChoice({ cards, chosen, onChange }: Props) {
  const t = useTranslations('withdraw')
  const options = cards.map(({ cardId, lastDigits }) => ({
    value: cardId,
    label: lastDigits ? t('cardEnding', { digits: lastDigits }) : t('cardKept'),
  }))
  return (
    <Select label={t('card')} options={options} value={chosen} onChange={(event) => onChange(event.target.value)} />
  )
}
