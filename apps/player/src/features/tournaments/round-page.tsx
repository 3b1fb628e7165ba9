import { useCallback, useEffect, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import type { getRoundResults } from '#contract/onling-v2/tournaments.ts'
import { getOwnEntry } from '#contract/play-v1/tournaments.ts'
import type { OwnEntry } from '#contract/shapes/tournaments.ts'
import { canEnter } from '#contract/states/tournament-states.ts'
import { api } from '../../shell/api.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { Board } from './board.tsx'
import { OwnResult } from './own-result.tsx'
import { PrizeList } from './prize-list.tsx'
import { RegisterPanel } from './register-panel.tsx'
import { RuleLines } from './rule-lines.tsx'
import { Steps } from './steps.tsx'
import { useBoard } from './use-board.ts'
import { writeMoment, type ShownGame } from './words.ts'

type Found = ReplyOf<typeof getRoundResults>
type Props = {
  readonly found: Found
  readonly games: readonly ShownGame[]
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly isSignedIn: boolean
}

/** One round: its state, its board, the player's own place, its prizes and rules, and registration. */
export function RoundPage({ found, games, errors, isSignedIn }: Props) {
  const t = useTranslations('tournaments')
  const site = useSite()
  const { locale } = site
  const { round, isFinal } = found
  const { news, isLive } = useBoard(round.roundId, isFinal)
  const [entry, setEntry] = useOwnEntry(round.roundId, isSignedIn)
  const own = news?.own ?? entry
  const state = news?.state ?? round.state
  const isRegistering = news === undefined || news.at < round.registersUntil
  useReloadWhenMoved(round.state, state)
  return (
    <main className="page-width tournament-page" id="content">
      <Link className="text-link" to={paths.tournaments(locale)}>
        ‹ {t('back')}
      </Link>
      <section className="tournament-hero is-low">
        {games[0] ? <img src={games[0].coverUrl} alt="" width={1200} height={600} /> : null}
        <h1>{round.name}</h1>
        <p>{t('runs', { from: writeMoment(round.startsAt, site), to: writeMoment(round.endsAt, site) })}</p>
        {round.about ? <p>{round.about}</p> : null}
      </section>
      {state === 'cancelled' ? <p className="alert">{t('cancelled')}</p> : <Steps state={state} />}
      {own?.removedBecause ? (
        <p className="alert" role="status">
          {t(`removed.${own.removedBecause}`)}
        </p>
      ) : null}
      {isFinal && own ? <OwnResult entry={own} round={round} players={found.players} /> : null}
      <div className="tournament-split">
        <div className="tournament-stack">
          {canEnter(state) && (own?.state === 'in' || isRegistering) ? (
            <RegisterPanel
              round={round}
              entry={own}
              errors={errors}
              isSignedIn={isSignedIn}
              games={games}
              onChange={setEntry}
            />
          ) : null}
          <Board round={round} found={found} news={news} own={own} isLive={isLive} />
        </div>
        <aside className="tournament-stack">
          <PrizeList terms={round.terms} place={own?.place ?? null} />
          <RuleLines round={round} games={games} />
          <p className="tournament-note">
            <b>{t('stopHere')}</b> {t('stopWhat')}
          </p>
        </aside>
      </div>
    </main>
  )
}

/** The player's entry; loaded once, then updated by the board. */
function useOwnEntry(roundId: string, isSignedIn: boolean) {
  const [entry, setEntry] = useState<OwnEntry | null>(null)
  const read = useCallback(async () => {
    const answer = await api(getOwnEntry, { query: { roundId } })
    if (answer.ok) setEntry(answer.data.entry)
  }, [roundId])
  useEffect(() => {
    if (isSignedIn) void read()
  }, [isSignedIn, read])
  return [entry, setEntry] as const
}

/** Reloads the loader data after a change of the round's state. */
function useReloadWhenMoved(before: string, now: string): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (before !== now) void revalidate()
  }, [before, now, revalidate])
}
