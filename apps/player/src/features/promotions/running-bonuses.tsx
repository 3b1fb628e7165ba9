import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import { Progress } from '#ui/progress/progress.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import type { PromotionsFound } from './read-promotions.server.ts'

/** What the player plays now: what is left to wager and the day and hour of its end. */
export function RunningBonuses({ rows }: { readonly rows: PromotionsFound['running'] }) {
  const t = useTranslations('promotions')
  const { locale } = useSite()
  const format = useFormatter()
  return (
    <section aria-labelledby="promotions-running">
      <h2 id="promotions-running">{t('running')}</h2>
      <ul className="promotions-running">
        {rows.map(({ awardId, bonus, wagered, playBefore }) => {
          const target = bonus.wageringTarget
          const left = { ...target, amountMinor: Math.max(0, target.amountMinor - wagered.amountMinor) }
          return (
            <li key={awardId}>
              <Link to={paths.bonuses(locale)}>{bonus.name}</Link>
              <Progress
                label={t('leftToWager', { amount: formatMoney(left, locale) })}
                max={target.amountMinor}
                value={wagered.amountMinor}
                text={t('counted', { wagered: formatMoney(wagered, locale), target: formatMoney(target, locale) })}
              />
              {playBefore ? (
                <small>
                  {t('until', {
                    at: format.dateTime(new Date(playBefore), { dateStyle: 'medium', timeStyle: 'short' }),
                  })}
                </small>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
