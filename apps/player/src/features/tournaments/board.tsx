import { useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import type { getRoundResults } from '#contract/onling-v2/tournaments.ts'
import {
  prizeOfPlace,
  type BoardNews,
  type BoardRow,
  type OwnEntry,
  type TournamentRound,
} from '#contract/shapes/tournaments.ts'
import { useSite } from '../../shell/site.ts'
import { writeClock, writePrize, writeScore } from './words.ts'

type Props = {
  readonly round: TournamentRound
  readonly found: Pick<ReplyOf<typeof getRoundResults>, 'rows' | 'isFinal'>
  readonly news: BoardNews | undefined
  readonly own: OwnEntry | null
  readonly isLive: boolean
}

/** The first places, and the player's own at the bottom if it is not among them. */
export function Board({ round, found, news, own, isLive }: Props) {
  const t = useTranslations('tournaments')
  const site = useSite()
  const rows: readonly BoardRow[] = found.isFinal ? found.rows : (news?.rows ?? found.rows)
  const isAmong = own?.place !== undefined && own.place !== null && rows.some(({ place }) => place === own.place)
  const isStanding = own?.state === 'in' && !isAmong
  return (
    <section className="tournament-panel" aria-labelledby="board">
      <header>
        <h2 id="board">{t(found.isFinal ? 'finalBoard' : 'board')}</h2>
        {found.isFinal ? <span className="tournament-tag">{t('fromBooks')}</span> : null}
        {!found.isFinal && news ? (
          <span className={isLive ? 'tournament-tag is-running' : 'tournament-tag'}>
            {t(isLive ? 'live' : 'stale', { at: writeClock(news.at, site) })}
          </span>
        ) : null}
      </header>
      {rows.length === 0 ? <p>{t('nobody')}</p> : null}
      {rows.length > 0 ? (
        <div className="standings-head" aria-hidden="true">
          <span>{t('who')}</span>
          <span>{t('score')}</span>
          <span className="standings-prize">{t('prize')}</span>
        </div>
      ) : null}
      <ol className="standings">
        {rows.map((row) => (
          <Row key={row.alias} row={row} round={round} own={row.place === own?.place ? own : null} />
        ))}
        {isStanding && own.place !== null ? (
          <li className="standings-gap" aria-hidden="true">
            ···
          </li>
        ) : null}
        {isStanding ? (
          <Row
            row={{ place: own.place ?? 0, name: own.name, alias: own.alias, score: own.score, isOwn: true }}
            round={round}
            own={own}
          />
        ) : null}
      </ol>
    </section>
  )
}

function Row({
  row,
  round,
  own,
}: {
  readonly row: BoardRow
  readonly round: TournamentRound
  readonly own: OwnEntry | null
}) {
  const t = useTranslations('tournaments')
  const { locale } = useSite()
  const { place, name, alias, score } = row
  const prize = place > 0 ? prizeOfPlace(round.terms.prizes, place) : undefined
  const { currency, scoring } = round.terms
  return (
    <li className={own ? 'is-own' : undefined}>
      <span className="standings-place">{place > 0 ? place : '–'}</span>
      <span className="standings-name">
        {name ?? t('anonymous', { alias })}
        {own ? (
          <small>
            {t('you')} · {place > 0 ? t('countedRounds', { count: own.rounds }) : t('noPlace')}
          </small>
        ) : null}
      </span>
      <span className="standings-score">{writeScore(score, scoring, locale)}</span>
      <span className="standings-prize">{prize ? writePrize(t, prize, { currency, locale }).what : ''}</span>
    </li>
  )
}
