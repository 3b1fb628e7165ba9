import { useTranslations } from 'use-intl/react'
import type { OwnEntry, TournamentRound } from '#contract/shapes/tournaments.ts'
import { formatMoney } from '#money'
import { useSite } from '../../shell/site.ts'
import { writeMoment, writePrize, writeScore } from './words.ts'

type Props = { readonly entry: OwnEntry; readonly round: TournamentRound; readonly players: number }

/** The player's result: place, score, prize, and cost. */
export function OwnResult({ entry, round, players }: Props) {
  const t = useTranslations('tournaments')
  const site = useSite()
  const { locale } = site
  if (entry.state !== 'in') return null
  const { place, score, prize, prizeOutcome } = entry
  const { scoring, currency } = round.terms
  const facts = [
    { what: t('place'), value: place === null ? '–' : t('placeOf', { place, count: players }) },
    { what: t('score'), value: writeScore(score, scoring, locale) },
    { what: t('prize'), value: prize ? writePrize(t, prize, { currency, locale }).what : t('noPrize') },
  ]
  return (
    <section className="tournament-panel" aria-label={t('numbers')}>
      {round.paidAt ? (
        <span className="tournament-tag">{t('paidAt', { at: writeMoment(round.paidAt, site) })}</span>
      ) : null}
      <Facts facts={facts} />
      {prizeOutcome && prizeOutcome !== 'none' ? <p>{t(`given.${prizeOutcome}`)}</p> : null}
      <OwnNumbers entry={entry} />
    </section>
  )
}

/** What the player staked and won in the rounds that counted, and the difference. */
export function OwnNumbers({ entry: { staked, won } }: { readonly entry: OwnEntry }) {
  const t = useTranslations('tournaments')
  const { locale } = useSite()
  const net = { ...won, amountMinor: won.amountMinor - staked.amountMinor }
  return (
    <Facts
      facts={[
        { what: t('stakes'), value: formatMoney(staked, locale) },
        { what: t('wins'), value: formatMoney(won, locale) },
        { what: t('net'), value: formatMoney(net, locale) },
      ]}
    />
  )
}

function Facts({ facts }: { readonly facts: readonly { readonly what: string; readonly value: string }[] }) {
  return (
    <dl className="tournament-facts">
      {facts.map(({ what, value }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
