import { useFormatter, useTranslations } from 'use-intl/react'
import { useSite } from '../../shell/site.ts'
import { BonusTerms } from './bonus-terms.tsx'
import type { Detail } from './use-detail.ts'

type Props = { readonly detail: Detail; readonly nameOf: (gameKey: string) => string }

/** The terms as they were accepted, with their version and the second: a later version does not change them. */
export function AcceptedTerms({ detail: { award, terms }, nameOf }: Props) {
  const t = useTranslations('bonuses')
  const { locale } = useSite()
  const format = useFormatter()
  const second = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'medium' })
  const games = terms.games.games.map(({ gameKey, percent }) => `${nameOf(gameKey)} ${percent} %`)
  return (
    <section className="panel" aria-labelledby="bonuses-accepted">
      <h2 id="bonuses-accepted">{t('accepted')}</h2>
      {terms.acceptedAt ? (
        <p className="note">{t('acceptedAt', { version: terms.version, at: second(terms.acceptedAt) })}</p>
      ) : null}
      <div className="card-list">
        <BonusTerms bonus={{ ...award.bonus, ...terms.accepted }} locale={locale} />
      </div>
      <p>{terms.games.kind === 'listed' ? t('listedGames', { games: games.join(', ') }) : t('allGames')}</p>
      {award.playBefore ? <p>{t('playUntil', { at: second(award.playBefore) })}</p> : null}
    </section>
  )
}
