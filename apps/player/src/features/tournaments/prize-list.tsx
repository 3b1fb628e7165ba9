import { useTranslations } from 'use-intl/react'
import type { Terms } from '#contract/shapes/tournaments.ts'
import { useSite } from '../../shell/site.ts'
import { writePlaces, writePrize } from './words.ts'

/** The prizes by place; the band with the player's place is marked. */
export function PrizeList({ terms, place }: { readonly terms: Terms; readonly place: number | null }) {
  const t = useTranslations('tournaments')
  const { locale } = useSite()
  return (
    <section className="tournament-panel" aria-labelledby="prizes">
      <h2 id="prizes">{t('prizes')}</h2>
      <ul className="tournament-prizes">
        {terms.prizes.map((prize) => {
          const { what, kind } = writePrize(t, prize, { currency: terms.currency, locale })
          const isOwn = place !== null && prize.fromPlace <= place && place <= prize.toPlace
          return (
            <li key={prize.fromPlace} className={isOwn ? 'is-own' : undefined}>
              <b>{writePlaces(prize)}</b>
              <span>{what}</span>
              <small>{kind}</small>
            </li>
          )
        })}
      </ul>
      <p>{t('paidWhen')}</p>
    </section>
  )
}
