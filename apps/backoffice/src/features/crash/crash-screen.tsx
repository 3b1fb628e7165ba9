import { useQuery } from '@tanstack/react-query'
import * as crash from '#contract/play-v1/crash.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberHeader, Table } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { Loading } from '../../shell/loading.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeClock } from '../../shell/write-time.ts'
import { CrashRow } from './crash-row.tsx'

/** Interval of polling. The response contains no personal data, so it is not recorded in the audit log. */
const ASK_MS = 2000

/** All shared games: round, leader, viewers, bets, chain. */
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
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.crash')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>
            {monitor.data ? t('crash.asOf', { at: writeClock(monitor.data.serverTime, language) }) : null}
          </div>
        </div>
      </div>
      <div className={layout.list}>
        {monitor.isError ? (
          <div className={layout.padded}>
            <ProblemNote error={monitor.error} onRetry={() => void monitor.refetch()} />
          </div>
        ) : null}
        <Loading query={monitor} />
        {monitor.data ? (
          <div className={layout.tablePlace}>
            <Table
              scrolls="around"
              label={t('screen.crash')}
              head={
                <tr>
                  <th>{t('rounds.game')}</th>
                  <th>{t('crash.round')}</th>
                  <th>{t('players.state')}</th>
                  <th className={layout.wideOnly}>{t('crash.leader')}</th>
                  <NumberHeader>{t('crash.viewers')}</NumberHeader>
                  <NumberHeader>{t('crash.bets')}</NumberHeader>
                  <NumberHeader className={layout.wideOnly}>{t('crash.staked')}</NumberHeader>
                  <NumberHeader className={layout.wideOnly}>{t('crash.won')}</NumberHeader>
                  <th className={layout.wideOnly}>{t('crash.chain')}</th>
                  <th className={layout.wideOnly}>{t('crash.last')}</th>
                </tr>
              }
            >
              {monitor.data.games.map((game) => (
                <CrashRow key={game.gameKey} game={game} answeredAt={monitor.data.serverTime} />
              ))}
            </Table>
          </div>
        ) : null}
      </div>
    </>
  )
}
