import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask, codeOf } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { Loading } from '../../../shell/loading.tsx'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoney } from '../../../shell/write-money.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { CrashBet } from './crash-bet.tsx'
import { readOutcome } from './read-outcome.ts'
import { ReplayedBet } from './replayed-bet.tsx'
import { ReplayedSpins } from './replayed-spins.tsx'
import { BonusPart, RoundEntries, RoundFact, RoundVerdict } from './round-parts.tsx'
import { useGameNames } from '../../../shell/use-game-names.ts'

type Props = {
  readonly roundId: string
  /** Whose it is, where that is known; otherwise the pane says it. */
  readonly playerId?: number | undefined
  readonly onClose: () => void
}

/** One round: payout, whether the recomputed win equals the stored one, each spin, its randomness, its entries. */
export function RoundPane({ roundId, playerId, onClose }: Props) {
  const { t, language } = useTexts()
  const nameOf = useGameNames()
  const title = useRef<HTMLHeadingElement>(null)
  const query = useQuery({
    queryKey: ['round', roundId],
    queryFn: () => ask(api(backoffice.getRound, { query: { roundId } })),
    staleTime: Infinity,
  })
  // A bet on a shared round is not a round of its own: it has another pane.
  const isShared = query.isError && codeOf(query.error) === 'ERR_ROUND_NOT_FOUND'
  useEffect(() => title.current?.focus(), [])
  const found = query.data
  const round = found?.proof.round
  const spins = found && round ? readOutcome(round.outcome, found.proof.definition) : undefined
  return (
    <aside className={layout.pane} aria-labelledby="round-title">
      <div className={joinClasses(layout.section, layout.row, layout.between)}>
        <div>
          <h2 id="round-title" ref={title} tabIndex={-1}>
            {t('rounds.one')}
          </h2>
          <div className={joinClasses(textStyles.code, textStyles.muted)}>{roundId}</div>
        </div>
        <Button variant="ghost" aria-label={`${t('keys.close')} Esc`} onClick={onClose}>
          <X aria-hidden="true" />
          <kbd aria-hidden="true">Esc</kbd>
        </Button>
      </div>
      {isShared ? <CrashBet betId={roundId} playerId={playerId} /> : null}
      {query.isError && !isShared ? (
        <div className={layout.padded}>
          <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
        </div>
      ) : null}
      <Loading query={query} />
      {found && round ? (
        <>
          <section className={layout.section}>
            <div className={textStyles.sum}>{writeMoney(round.win)}</div>
            <dl className={layout.facts}>
              <dt>{t('rounds.game')}</dt>
              <dd title={round.gameKey}>{nameOf(round.gameKey)}</dd>
              <dt>{t('entries.time')}</dt>
              <dd>{writeMoment(round.playedAt, language)}</dd>
              <dt>{t('rounds.stake')}</dt>
              <dd>{writeMoney(round.stake)}</dd>
              <BonusPart bonus={round.bonus} />
              <dt>{t('rounds.balanceAfter')}</dt>
              <dd>{writeMoney(round.balanceAfter)}</dd>
              {found.proof.jackpot ? (
                <>
                  <dt>{t('rounds.jackpot', { name: found.proof.jackpot.name })}</dt>
                  <dd>{found.proof.jackpot.win ? writeMoney(found.proof.jackpot.win) : t('rounds.noJackpot')}</dd>
                </>
              ) : null}
              {found.playerId === playerId ? null : (
                <>
                  <dt>{t('players.number')}</dt>
                  <dd>{found.playerId}</dd>
                </>
              )}
            </dl>
            <RoundVerdict
              text={t('rounds.both', {
                stored: writeMoney(round.win),
                recomputed: writeMoney({ ...round.win, amountMinor: found.recomputedWinMinor }),
              })}
              isSame={round.win.amountMinor === found.recomputedWinMinor}
            />
          </section>
          <section className={layout.section}>
            <h2>{t(round.bet ? 'rounds.betTitle' : 'rounds.replay')}</h2>
            {round.bet ? (
              <ReplayedBet proof={found.proof} />
            ) : spins ? (
              <ReplayedSpins spins={spins} currency={round.win.currency} gameKey={round.gameKey} />
            ) : (
              <>
                <p className={joinClasses(textStyles.small, textStyles.secondary)}>{t('rounds.noPicture')}</p>
                <pre className={textStyles.code}>{JSON.stringify(round.outcome, undefined, 1)}</pre>
              </>
            )}
          </section>
          <section className={layout.section}>
            <h2>{t('rounds.randomness')}</h2>
            <dl className={joinClasses(layout.column, textStyles.small)}>
              <RoundFact name={t('rounds.commitment')} value={found.proof.commitment} />
              <RoundFact name={t('rounds.serverSeed')} value={found.proof.serverSeed ?? t('rounds.stillSecret')} />
              <RoundFact name={t('rounds.clientSeed')} value={found.proof.clientSeed} />
              <RoundFact name={t('rounds.nonce')} value={String(round.nonce)} />
              <RoundFact name={t('rounds.definitionHash')} value={round.definitionHash} />
            </dl>
          </section>
          <RoundEntries entries={found.entries} currency={round.stake.currency} />
        </>
      ) : null}
    </aside>
  )
}
