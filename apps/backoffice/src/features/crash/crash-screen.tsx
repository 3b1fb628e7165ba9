import { useQuery } from '@tanstack/react-query'
import * as crash from '#contract/play-v1/crash.ts'
import { api, ask } from '../../shell/api.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeClock } from '../../shell/write-time.ts'
import { CrashRow } from './crash-row.tsx'

/** How often the screen asks. The answer holds no person, so that asking leaves no mark in the audit log. */
const ASK_MS = 2000

/** Every shared game: its round, who leads it, who watches, its bets, its chain. */
export function CrashScreen() {
  const { t, language } = useTexts()
  const monitor = useQuery({
    queryKey: ['crash-monitor'],
    queryFn: () => ask(api(crash.getCrashMonitor, { query: {} })),
    refetchInterval: ASK_MS,
  })
  useRowKeys()
  return (
    <>
      <div className="head">
        <div className="grow">
          <h1>{t('screen.crash')}</h1>
          <div className="s mut">
            {monitor.data ? t('crash.asOf', { at: writeClock(monitor.data.serverTime, language) }) : null}
          </div>
        </div>
      </div>
      <div className="list-scroll">
        {monitor.isError ? (
          <div className="box-pad">
            <ProblemNote error={monitor.error} onRetry={() => void monitor.refetch()} />
          </div>
        ) : null}
        {monitor.isPending ? <p className="box-pad mut">{t('list.loading')}</p> : null}
        {monitor.data ? (
          <div className="tablewrap">
            <table aria-label={t('screen.crash')}>
              <thead>
                <tr>
                  <th>{t('rounds.game')}</th>
                  <th>{t('crash.round')}</th>
                  <th>{t('players.state')}</th>
                  <th className="hide">{t('crash.leader')}</th>
                  <th className="n">{t('crash.viewers')}</th>
                  <th className="n">{t('crash.bets')}</th>
                  <th className="n hide">{t('crash.staked')}</th>
                  <th className="n hide">{t('crash.won')}</th>
                  <th className="hide">{t('crash.chain')}</th>
                  <th className="hide">{t('crash.last')}</th>
                </tr>
              </thead>
              <tbody>
                {monitor.data.games.map((game) => (
                  <CrashRow key={game.gameKey} game={game} answeredAt={monitor.data.serverTime} />
                ))}
              </tbody>
            </table>
          </div>
        ) : null}
      </div>
    </>
  )
}
