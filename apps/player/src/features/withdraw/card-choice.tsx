import { useTranslations } from 'use-intl/react'
import type { WithdrawInfo } from './withdrawal.ts'

type Props = {
  readonly cards: WithdrawInfo['cards']
  readonly chosen: string
  readonly onChange: (cardId: string) => void
}

/** Which of the kept cards the money goes to. */
export function CardChoice({ cards, chosen, onChange }: Props) {
  const t = useTranslations('withdraw')
  return (
    <div className="field">
      <label htmlFor="withdraw-card">{t('card')}</label>
      <select id="withdraw-card" value={chosen} onChange={(event) => onChange(event.target.value)}>
        {cards.map(({ cardId, lastDigits }) => (
          <option key={cardId} value={cardId}>
            {lastDigits ? t('cardEnding', { digits: lastDigits }) : t('cardKept')}
          </option>
        ))}
      </select>
    </div>
  )
}
