import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import { Progress } from '#ui/progress/progress.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import type { PromotionsFound } from './read-promotions.server.ts'

type Props = Pick<PromotionsFound, 'running' | 'rounds'>

/** The player's active gifts: bonuses with the remaining wagering, and free rounds with the remaining rounds. */
export function RunningGifts({ running, rounds }: Props) {
  const t = useTranslations('promotions')
  if (running.length + rounds.length === 0) return null
  return (
    <section aria-labelledby="promotions-running">
      <h2 id="promotions-running">{t('running')}</h2>
      <ul className="promotions-running">
        {running.map((row) => (
          <RunningBonus key={row.awardId} row={row} />
        ))}
        {rounds.map((row) => (
          <RunningRounds key={row.relationId} row={row} />
        ))}
      </ul>
    </section>
  )
}

function RunningBonus({ row: { bonus, wagered, playBefore } }: { readonly row: Props['running'][number] }) {
  const t = useTranslations('promotions')
  const { locale } = useSite()
  const target = bonus.wageringTarget
  const left = { ...target, amountMinor: Math.max(0, target.amountMinor - wagered.amountMinor) }
  return (
    <li>
      <Link to={paths.bonuses(locale)}>{bonus.name}</Link>
      <Progress
        label={t('leftToWager', { amount: formatMoney(left, locale) })}
        max={target.amountMinor}
        value={wagered.amountMinor}
        text={t('counted', { wagered: formatMoney(wagered, locale), target: formatMoney(target, locale) })}
      />
      {playBefore ? <Until at={playBefore} /> : null}
    </li>
  )
}

function RunningRounds({ row }: { readonly row: Props['rounds'][number] }) {
  const t = useTranslations('promotions')
  const { locale } = useSite()
  const { name, gameName, rounds, used, won, endsAt } = row
  return (
    <li>
      <Link to={paths.freeRounds(locale)}>{name}</Link>
      <Progress
        label={t('leftToPlay', { count: rounds - used, game: gameName })}
        max={rounds}
        value={used}
        text={t('playedSoFar', { used, rounds, won: formatMoney(won, locale) })}
      />
      <Until at={endsAt} />
    </li>
  )
}

function Until({ at }: { readonly at: string }) {
  const t = useTranslations('promotions')
  const format = useFormatter()
  return <small>{t('until', { at: format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }) })}</small>
}
