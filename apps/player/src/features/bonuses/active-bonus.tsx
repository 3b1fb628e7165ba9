import { useFormatter, useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import { Progress } from '#ui/progress/progress.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Failure } from '../../shell/failure.tsx'
import { useSite } from '../../shell/site.ts'
import { AcceptedTerms } from './accepted-terms.tsx'
import type { BonusShown } from './bonus-card.tsx'
import { BonusRounds } from './bonus-rounds.tsx'
import { GiveUp } from './give-up.tsx'
import { useDetail, type Detail } from './use-detail.ts'

type Props = {
  readonly award: BonusShown
  readonly gameNames: Readonly<Record<string, string>>
  readonly errors: Parameters<typeof Failure>[0]['texts']
  readonly onChange: (what: 'cancel', award: BonusShown) => Promise<void>
}

/** The active bonus: remaining wagering, deadline, average cost, and its history. */
export function ActiveBonus({ award, gameNames, errors, onChange }: Props) {
  const t = useTranslations('bonuses')
  const { locale } = useSite()
  const format = useFormatter()
  const { detail, failed, readOlder } = useDetail(award.awardId)
  const { bonus, wagered, balance, playBefore, takenBack } = award
  const target = bonus.wageringTarget
  const left = { ...target, amountMinor: Math.max(0, target.amountMinor - wagered.amountMinor) }
  const nameOf = (gameKey: string) => gameNames[gameKey] ?? gameKey
  const facts = [
    [t('factBonus'), formatMoney(bonus.amount, locale)],
    [t('factLeft'), formatMoney(balance, locale)],
    [t('factStakeMax'), bonus.stakeMax ? formatMoney(bonus.stakeMax, locale) : t('noBound')],
  ]
  return (
    <>
      <section className="panel" aria-labelledby="bonuses-active">
        <p className="note">{t('states.active')}</p>
        <h2 id="bonuses-active">{bonus.name}</h2>
        <p className="bonuses-left">
          <span>{t('left')}</span>
          <b>{formatMoney(left, locale)}</b>
        </p>
        <Progress
          label={t('counted', { wagered: formatMoney(wagered, locale), target: formatMoney(target, locale) })}
          max={target.amountMinor}
          value={wagered.amountMinor}
        />
        {playBefore ? (
          <p>{t('end', { at: format.dateTime(new Date(playBefore), { dateStyle: 'medium', timeStyle: 'short' }) })}</p>
        ) : null}
        {takenBack.amountMinor > 0 ? (
          <p className="note">{t('tookBack', { amount: formatMoney(takenBack, locale) })}</p>
        ) : null}
        <dl className="bonuses-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {detail ? <MeanCost detail={detail} nameOf={nameOf} /> : null}
      </section>
      <Failure failed={failed} texts={errors} />
      {detail ? (
        <>
          <BonusRounds detail={detail} nameOf={nameOf} onOlder={readOlder} />
          <AcceptedTerms detail={detail} nameOf={nameOf} />
        </>
      ) : failed ? null : (
        <Skeleton label={t('loading')} />
      )}
      <GiveUp award={award} onChange={onChange} />
    </>
  )
}

type MeanProps = { readonly detail: Detail; readonly nameOf: (gameKey: string) => string }

function MeanCost({ detail: { meanCost, leftToWager }, nameOf }: MeanProps) {
  const t = useTranslations('bonuses')
  const { locale } = useSite()
  if (!meanCost) return null
  const { least, most } = meanCost
  const values = {
    amount: formatMoney(leftToWager, locale),
    least: formatMoney(least.cost, locale),
    leastGame: nameOf(least.gameKey),
  }
  return (
    <p className="note">
      <b>{t('costTitle')}</b>{' '}
      {least.gameKey === most.gameKey
        ? t('costOne', values)
        : t('cost', { ...values, most: formatMoney(most.cost, locale), mostGame: nameOf(most.gameKey) })}
    </p>
  )
}
