import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { api, ask } from '../../shell/api.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { StatusShape } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { EntryHead, EntryLine } from './entries-tab.tsx'
import { ReplayedBet } from './replayed-bet.tsx'
import { ReplayedSpins } from './replayed-spins.tsx'
import { readOutcome } from './read-outcome.ts'
import { useGameNames } from './use-game-names.ts'

type Props = { readonly roundId: string; readonly playerId: number; readonly onClose: () => void }

/** One round: what was paid, whether the recomputed win is the stored one, each spin, its randomness, its entries. */
export function RoundPane({ roundId, playerId, onClose }: Props) {
  const { t, language } = useTexts()
  const nameOf = useGameNames()
  const title = useRef<HTMLHeadingElement>(null)
  const query = useQuery({
    queryKey: ['round', roundId],
    queryFn: () => ask(api(backoffice.getRound, { query: { roundId } })),
    staleTime: Infinity,
  })
  useEffect(() => title.current?.focus(), [])
  const found = query.data
  const round = found?.proof.round
  const spins = found && round ? readOutcome(round.outcome, found.proof.definition) : undefined
  return (
    <aside className="pane" aria-labelledby="round-title">
      <div className="sect row between">
        <div>
          <h2 id="round-title" ref={title} tabIndex={-1}>
            {t('rounds.one')}
          </h2>
          <div className="code mut">{roundId}</div>
        </div>
        <button type="button" className="btn gh" aria-label={`${t('keys.close')} Esc`} onClick={onClose}>
          <X aria-hidden="true" />
          <kbd aria-hidden="true">Esc</kbd>
        </button>
      </div>
      {query.isError ? (
        <div className="box-pad">
          <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
        </div>
      ) : null}
      {query.isPending ? <p className="box-pad mut">{t('list.loading')}</p> : null}
      {found && round ? (
        <>
          <section className="sect">
            <div className="fig">{writeMoney(round.win)}</div>
            <dl className="kv">
              <dt>{t('rounds.game')}</dt>
              <dd title={round.gameKey}>{nameOf(round.gameKey)}</dd>
              <dt>{t('entries.time')}</dt>
              <dd>{writeMoment(round.playedAt, language)}</dd>
              <dt>{t('rounds.stake')}</dt>
              <dd>{writeMoney(round.stake)}</dd>
              <dt>{t('rounds.balanceAfter')}</dt>
              <dd>{writeMoney(round.balanceAfter)}</dd>
              {found.playerId === playerId ? null : (
                <>
                  <dt>{t('players.number')}</dt>
                  <dd>{found.playerId}</dd>
                </>
              )}
            </dl>
            <Verdict
              stored={writeMoney(round.win)}
              recomputed={writeMoney({ ...round.win, amountMinor: found.recomputedWinMinor })}
              isSame={round.win.amountMinor === found.recomputedWinMinor}
            />
          </section>
          <section className="sect">
            <h2>{t(round.bet ? 'rounds.betTitle' : 'rounds.replay')}</h2>
            {round.bet ? (
              <ReplayedBet proof={found.proof} />
            ) : spins ? (
              <ReplayedSpins spins={spins} currency={round.win.currency} gameKey={round.gameKey} />
            ) : (
              <>
                <p className="s sec">{t('rounds.noPicture')}</p>
                <pre className="code">{JSON.stringify(round.outcome, undefined, 1)}</pre>
              </>
            )}
          </section>
          <section className="sect">
            <h2>{t('rounds.randomness')}</h2>
            <dl className="col s">
              <Fact name={t('rounds.commitment')} value={found.proof.commitment} />
              <Fact name={t('rounds.serverSeed')} value={found.proof.serverSeed ?? t('rounds.stillSecret')} />
              <Fact name={t('rounds.clientSeed')} value={found.proof.clientSeed} />
              <Fact name={t('rounds.nonce')} value={String(round.nonce)} />
              <Fact name={t('rounds.definitionHash')} value={round.definitionHash} />
            </dl>
          </section>
          <section aria-label={t('tab.entries')}>
            <h2 className="box-pad">{t('rounds.entries')}</h2>
            {found.entries.length === 0 ? (
              <p className="box-pad sec">{t('entries.none')}</p>
            ) : (
              <div style={{ overflowX: 'auto' }}>
                <table>
                  <thead>
                    <EntryHead currency={round.stake.currency} />
                  </thead>
                  <tbody>
                    {found.entries.map((entry, index) => (
                      <EntryLine key={`${entry.sequence}-${index}`} entry={entry} />
                    ))}
                  </tbody>
                </table>
              </div>
            )}
          </section>
        </>
      ) : null}
    </aside>
  )
}

function Verdict({ stored, recomputed, isSame }: { stored: string; recomputed: string; isSame: boolean }) {
  const { t } = useTexts()
  const kind = isSame ? 'ok' : 'stop'
  return (
    <div className={`note ${kind}`} style={{ marginTop: 10 }} role={isSame ? undefined : 'alert'}>
      <StatusShape kind={kind} />
      <div>
        <b>{t(isSame ? 'rounds.same' : 'rounds.differs')}</b>
        <div>{t('rounds.both', { stored, recomputed })}</div>
      </div>
    </div>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div style={{ padding: '3px 0' }}>
      <dt className="mut xs">{name}</dt>
      <dd className="code">{value}</dd>
    </div>
  )
}
