import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import type { getPlayerBonuses } from '#contract/onling-v2/bonuses.ts'
import { bonusCan } from '#contract/states/bonus-states.ts'
import { formatMoney } from '#money'
import { Button } from '#ui/button/button.tsx'
import { Progress as ProgressBar } from '#ui/progress/progress.tsx'
import { BonusTerms } from './bonus-terms.tsx'

export type BonusShown = ReplyOf<typeof getPlayerBonuses>['rows'][number]

type Props = {
  readonly award: BonusShown
  readonly locale: string
  readonly onChange: (what: 'activate' | 'cancel', award: BonusShown) => Promise<void>
}

/** One bonus. Its terms are above the button that accepts them; giving it up needs a confirmation. */
export function BonusCard({ award, locale, onChange }: Props) {
  const t = useTranslations('bonuses')
  const format = useFormatter()
  const [step, setStep] = useState<'shown' | 'asked' | 'activate' | 'cancel'>('shown')
  const isEnding = step === 'asked' || step === 'cancel'
  const isBusy = step === 'activate' || step === 'cancel'
  const { bonus, state, acceptBefore, playBefore, endedAt, leftAtEnd, takenBack } = award
  const day = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' })

  async function run(what: 'activate' | 'cancel') {
    setStep(what)
    await onChange(what, award)
    setStep('shown')
  }

  return (
    <li className={state === 'offered' || state === 'active' ? undefined : 'card-list-over'}>
      <h2>{bonus.name}</h2>
      <p>
        <b>{formatMoney(state === 'active' ? award.balance : bonus.amount, locale)}</b>
        <span>{t(`states.${state}`)}</span>
        {state === 'offered' ? <span>{t('acceptBefore', { date: day(acceptBefore) })}</span> : null}
        {state === 'active' && playBefore ? <span>{t('playBefore', { date: day(playBefore) })}</span> : null}
        {endedAt ? <span>{day(endedAt)}</span> : null}
        {takenBack.amountMinor > 0 ? <span>{t('tookBack', { amount: formatMoney(takenBack, locale) })}</span> : null}
        {leftAtEnd && leftAtEnd.amountMinor > 0 ? (
          <span>
            {t(state === 'converted' ? 'becameCash' : 'wentBack', { amount: formatMoney(leftAtEnd, locale) })}
          </span>
        ) : null}
      </p>
      {state === 'active' ? <Progress award={award} locale={locale} /> : null}
      {state === 'offered' || state === 'active' ? <BonusTerms bonus={bonus} locale={locale} /> : null}
      {isEnding ? <p role="status">{t('cancelAsk')}</p> : null}
      <div className="button-row">
        {bonusCan('activate', state) && !isEnding ? (
          <Button isLoading={isBusy} onClick={() => void run('activate')}>
            {t('accept')}
          </Button>
        ) : null}
        {bonusCan('cancel', state) ? (
          <Button variant="ghost" disabled={isBusy} onClick={() => setStep(isEnding ? 'shown' : 'asked')}>
            {t(isEnding ? 'keep' : state === 'offered' ? 'decline' : 'giveUp')}
          </Button>
        ) : null}
        {isEnding ? (
          <Button isLoading={isBusy} onClick={() => void run('cancel')}>
            {t('cancelYes')}
          </Button>
        ) : null}
      </div>
    </li>
  )
}

/** How much of the bonus's wagering is done, as a bar and in words. */
function Progress({ award, locale }: Pick<Props, 'award' | 'locale'>) {
  const t = useTranslations('bonuses')
  const { wagered, bonus } = award
  const words = t('progress', {
    wagered: formatMoney(wagered, locale),
    target: formatMoney(bonus.wageringTarget, locale),
  })
  return <ProgressBar label={words} max={bonus.wageringTarget.amountMinor} value={wagered.amountMinor} />
}
