import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import type { listHallsOfFame } from '#contract/onling-v2/tournaments.ts'
import type { TournamentRound } from '#contract/shapes/tournaments.ts'
import { formatMoney } from '#money'
import { buttonClass } from '#ui/button/button-class.ts'
import type { PageText } from '../../shell/page-texts/page-text.ts'
import { PageProse } from '../../shell/page-texts/page-prose.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { sumPrizes, writeMoment, writeScore, type ShownGame, type T } from './words.ts'

type Hall = ReplyOf<typeof listHallsOfFame>['rows'][number]
type Props = {
  /** Undefined if it could not be read. */
  readonly text: PageText | undefined
  readonly found: {
    /** The player must get no offers: only the rounds that they have entered are here. */
    readonly isLeftAlone: boolean
    readonly rounds: readonly TournamentRound[]
    readonly halls: readonly Hall[]
    readonly games: readonly ShownGame[]
  }
}
type Shown = { readonly round: TournamentRound; readonly game: ShownGame | undefined }

/** What tournaments are; current, coming and finished ones, and the hall of fame. */
export function TournamentsPage({ text, found: { isLeftAlone, rounds, halls, games } }: Props) {
  const t = useTranslations('tournaments')
  const shown = rounds.map((round): Shown => ({
    round,
    game: games.find(({ key }) => key === round.terms.gameKeys[0]),
  }))
  const of = (...states: TournamentRound['state'][]) => shown.filter(({ round }) => states.includes(round.state))
  const now = of('running', 'scoring')
  const coming = of('planned', 'open').toReversed()
  const over = of('published', 'paid')
  const note = isLeftAlone ? <p>{t('leftAlone')}</p> : rounds.length === 0 ? <p>{t('none')}</p> : null
  return (
    <main className="page-width tournament-page" id="content">
      {text ? (
        <PageProse text={text}>{note}</PageProse>
      ) : (
        <>
          <h1>{t('title')}</h1>
          {note}
        </>
      )}
      {now.map((one) => (
        <Hero key={one.round.roundId} {...one} />
      ))}
      {coming.length > 0 ? (
        <section aria-labelledby="coming">
          <h2 id="coming">{t('coming')}</h2>
          <ul className="tournament-cards">
            {coming.map((one) => (
              <li key={one.round.roundId}>
                <Card {...one} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {over.length > 0 ? (
        <section aria-labelledby="over">
          <h2 id="over">{t('over')}</h2>
          <ul className="tournament-over">
            {over.map((one) => (
              <li key={one.round.roundId}>
                <Over {...one} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {halls.map((hall) => (
        <HallOfFame key={hall.hallId} hall={hall} />
      ))}
    </main>
  )
}

/** The total prizes, as one line. */
function usePrizeLine(round: TournamentRound, t: T): string {
  const { locale } = useSite()
  const { moneyMinor, rounds } = sumPrizes(round.terms)
  const { currency, prizes } = round.terms
  const free = prizes.find((prize) => prize.kind === 'free-rounds')
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, locale)
  const parts = [
    ...(moneyMinor > 0 ? [money(moneyMinor)] : []),
    ...(rounds > 0 && free ? [t('roundsPrize', { count: rounds, stake: money(free.stakeMinor) })] : []),
  ]
  return parts.length > 0 ? parts.join(' + ') : t('bonusPrize')
}

function Hero({ round, game }: Shown) {
  const t = useTranslations('tournaments')
  const site = useSite()
  const { locale } = site
  const line = usePrizeLine(round, t)
  const { name, state, endsAt, entries, capacity, roundId } = round
  return (
    <section className="tournament-hero" aria-labelledby={`t-${roundId}`}>
      {game ? <img src={game.coverUrl} alt="" width={1200} height={600} /> : null}
      <span className={state === 'running' ? 'tournament-tag is-running' : 'tournament-tag'}>
        {state === 'running' ? t('runsTo', { at: writeMoment(endsAt, site) }) : t('counting')}
      </span>
      <h2 id={`t-${roundId}`}>{name}</h2>
      <p>
        {line}. {t('entered', { count: entries })}. {capacity === null ? null : `${t('ofCapacity', { capacity })}.`}
      </p>
      <Link className={buttonClass('primary', 'large')} to={paths.tournamentRound(locale, roundId)}>
        {t('showBoard')}
      </Link>
    </section>
  )
}

function Card({ round, game }: Shown) {
  const t = useTranslations('tournaments')
  const site = useSite()
  const { locale } = site
  const line = usePrizeLine(round, t)
  const { name, state, startsAt, endsAt, opensAt, registersUntil, roundId } = round
  return (
    <Link className="tournament-card" to={paths.tournamentRound(locale, roundId)}>
      {game ? <img src={game.iconUrl} alt="" width={116} height={116} loading="lazy" /> : null}
      <span>
        <b>{name}</b>
        <strong>{line}</strong>
        <small>{t('runs', { from: writeMoment(startsAt, site), to: writeMoment(endsAt, site) })}</small>
        <small>
          {state === 'open'
            ? t('registerBy', { at: writeMoment(registersUntil, site) })
            : t('registerFrom', { at: writeMoment(opensAt, site) })}
        </small>
      </span>
    </Link>
  )
}

function Over({ round, game }: Shown) {
  const t = useTranslations('tournaments')
  const site = useSite()
  const { locale } = site
  return (
    <Link className="tournament-row" to={paths.tournamentRound(locale, round.roundId)}>
      {game ? <img src={game.iconUrl} alt="" width={60} height={40} loading="lazy" /> : null}
      <span>
        <b>{round.name}</b>
        <small>
          {writeMoment(round.endsAt, site)} · {t('entered', { count: round.entries })} · {t('fromBooks')}
        </small>
      </span>
    </Link>
  )
}

/** First places of a hall, newest first, by nickname or without one. */
function HallOfFame({ hall }: { readonly hall: Hall }) {
  const t = useTranslations('tournaments')
  const { locale } = useSite()
  return (
    <section className="tournament-panel" aria-labelledby={hall.hallId}>
      <h2 id={hall.hallId}>
        {t('hall')}: {hall.name}
      </h2>
      <ul className="tournament-prizes">
        {hall.entries.map(({ roundId, place, name, alias, tournamentName, score, scoring }) => (
          <li key={`${roundId}${place}`}>
            <b>{place}.</b>
            <span>{name ?? t('anonymous', { alias })}</span>
            <small>
              {tournamentName} · {writeScore(score, { kind: kindOf(scoring) }, locale)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

const kindOf = (scoring: string) => (scoring === 'points' || scoring === 'missions' ? scoring : 'largest-win')
