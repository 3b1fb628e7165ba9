import { useTranslations } from 'use-intl/react'
import type { TournamentRound } from '#contract/shapes/tournaments.ts'
import { formatMoney } from '#money'
import { useSite } from '../../shell/site.ts'
import { writeMoment, writeScoring, type ShownGame } from './words.ts'

/** The rules in four lines, and below them what else counts and what does not. */
export function RuleLines({ round, games }: { readonly round: TournamentRound; readonly games: readonly ShownGame[] }) {
  const t = useTranslations('tournaments')
  const site = useSite()
  const { locale } = site
  const { terms, startsAt, endsAt } = round
  const { scoring, stakeMinMinor, currency } = terms
  const missions = scoring.kind === 'missions' ? scoring.missions : []
  const isPlayed = scoring.kind !== 'missions'
  const stake = formatMoney({ amountMinor: stakeMinMinor, currency }, locale)
  const nameOf = (gameKey: string) => games.find(({ key }) => key === gameKey)?.name ?? gameKey
  const lines = [
    { what: t('when'), text: t('runs', { from: writeMoment(startsAt, site), to: writeMoment(endsAt, site) }) },
    { what: t('played'), text: isPlayed ? terms.gameKeys.map(nameOf).join(', ') : t('noGames') },
    { what: t('score'), text: writeScoring(t, terms) },
    { what: t('tie'), text: t('tieRule') },
    { what: t('entry'), text: isPlayed && stakeMinMinor > 0 ? t('freeEntryStake', { stake }) : t('freeEntry') },
  ]
  return (
    <section className="tournament-panel" aria-labelledby="rules">
      <h2 id="rules">{t('rules')}</h2>
      <dl className="tournament-lines">
        {lines.map(({ what, text }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {missions.length > 0 ? (
        <ul className="tournament-missions">
          {missions.map((mission) =>
            mission.kind === 'days' ? (
              <li key="days">{t('mission.days', { count: mission.count })}</li>
            ) : (
              <li key={mission.gameKey}>{t('mission.fun', { game: nameOf(mission.gameKey), count: mission.count })}</li>
            ),
          )}
        </ul>
      ) : null}
      {isPlayed ? (
        <p>
          {t(terms.countsFreeRounds ? 'counts.free' : 'counts.noFree')}{' '}
          {t(terms.countsBonusMoney ? 'counts.bonus' : 'counts.noBonus')} {t('counts.open')}
        </p>
      ) : null}
      <small>{t('version', { version: terms.version })}</small>
    </section>
  )
}
