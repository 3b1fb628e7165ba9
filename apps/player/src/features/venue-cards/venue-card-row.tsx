import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import type { addCard } from '#contract/onling-v2/player-card.ts'
import { playerMayRemove } from '#contract/states/player-card-states.ts'
import { Button } from '#ui/button/button.tsx'

export type VenueCard = ReplyOf<typeof addCard>

type Props = { readonly card: VenueCard; readonly onRemove: (card: VenueCard) => Promise<void> }

/** One card. Removal needs a confirmation; the first button becomes cancel, so that a double press changes nothing. */
export function VenueCardRow({ card, onRemove }: Props) {
  const t = useTranslations('venueCards')
  const format = useFormatter()
  const [step, setStep] = useState<'shown' | 'asked' | 'busy'>('shown')
  const { lastDigits, state, addedAt } = card

  async function remove() {
    setStep('busy')
    await onRemove(card)
    setStep('shown')
  }

  return (
    <li>
      <h2>{t('ending', { digits: lastDigits })}</h2>
      <p>
        <span>{t(state === 'locked' ? 'locked' : 'active')}</span>
        <span>{t('since', { date: format.dateTime(new Date(addedAt), { dateStyle: 'medium' }) })}</span>
      </p>
      {playerMayRemove(state) ? (
        <>
          {step === 'shown' ? null : <p role="status">{t('removeAsk')}</p>}
          <div className="button-row">
            <Button
              variant="ghost"
              disabled={step === 'busy'}
              onClick={() => setStep(step === 'shown' ? 'asked' : 'shown')}
            >
              {t(step === 'shown' ? 'remove' : 'removeNo')}
            </Button>
            {step === 'shown' ? null : (
              <Button isLoading={step === 'busy'} onClick={() => void remove()}>
                {t('removeYes')}
              </Button>
            )}
          </div>
        </>
      ) : (
        <p>{t('askStaff')}</p>
      )}
    </li>
  )
}
