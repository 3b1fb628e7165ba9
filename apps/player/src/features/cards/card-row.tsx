import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import type { list } from '#contract/onling-v2/player-payment-cards.ts'
import { Button } from '#ui/button/button.tsx'

export type Card = ReplyOf<typeof list>['cards'][number]

type Props = {
  readonly card: Card
  readonly onActivate: (card: Card) => Promise<void>
  readonly onForget: (card: Card) => Promise<void>
}

/** One stored card: what of it is known, and what can be done with it. */
export function CardRow({ card, onActivate, onForget }: Props) {
  const t = useTranslations('cards')
  const [isBusy, setIsBusy] = useState(false)
  const isActive = card.state === 'active'

  async function run(what: (card: Card) => Promise<void>) {
    setIsBusy(true)
    await what(card)
    setIsBusy(false)
  }

  return (
    <li>
      <h2>{card.lastDigits ? t('ending', { digits: card.lastDigits }) : t('unknown')}</h2>
      <p>
        {card.expires ? <span>{t('expires', { expires: card.expires })}</span> : null}
        <span>{t(isActive ? 'active' : 'waiting')}</span>
      </p>
      <div className="button-row">
        {isActive ? null : (
          <Button isLoading={isBusy} onClick={() => void run(onActivate)}>
            {t('activate')}
          </Button>
        )}
        <Button variant="ghost" disabled={isBusy} onClick={() => void run(onForget)}>
          {t('forget')}
        </Button>
      </div>
    </li>
  )
}
