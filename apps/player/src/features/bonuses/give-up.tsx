import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import { Button } from '#ui/button/button.tsx'
import { useSite } from '../../shell/site.ts'
import type { BonusShown } from './bonus-card.tsx'

type Props = {
  readonly award: BonusShown
  readonly onChange: (what: 'cancel', award: BonusShown) => Promise<void>
}

/** Giving the bonus up: the exact loss is above the button, and it needs a confirmation. */
export function GiveUp({ award, onChange }: Props) {
  const t = useTranslations('bonuses')
  const { locale, signedIn } = useSite()
  const [step, setStep] = useState<'shown' | 'asked' | 'busy'>('shown')
  const own = signedIn ? formatMoney(signedIn.header.balance, locale) : ''
  async function end() {
    setStep('busy')
    await onChange('cancel', award)
    setStep('shown')
  }
  return (
    <section className="panel" aria-labelledby="bonuses-give-up">
      <h2 id="bonuses-give-up">{t('giveUp')}</h2>
      <p>{t('giveUpText', { amount: formatMoney(award.balance, locale), own })}</p>
      <div className="button-row">
        <Button
          variant="ghost"
          disabled={step === 'busy'}
          onClick={() => setStep(step === 'asked' ? 'shown' : 'asked')}
        >
          {t(step === 'shown' ? 'giveUp' : 'keep')}
        </Button>
        {step === 'shown' ? null : (
          <Button isLoading={step === 'busy'} onClick={() => void end()}>
            {t('cancelYes')}
          </Button>
        )}
      </div>
    </section>
  )
}
