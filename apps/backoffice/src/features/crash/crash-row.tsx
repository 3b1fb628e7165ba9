import type { ReplyOf } from '#contract/call.ts'
import type { getCrashMonitor } from '#contract/play-v1/crash.ts'
import { StatusShape } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeClock } from '../../shell/write-time.ts'
import { judgeLead } from './judge-lead.ts'

export type MonitoredGame = ReplyOf<typeof getCrashMonitor>['games'][number]

const LAST_SHOWN = 6

/** One shared game in a row. */
export function CrashRow({ game, answeredAt }: { readonly game: MonitoredGame; readonly answeredAt: string }) {
  const { t, language } = useTexts()
  const times = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const { round, chain, currency } = game
  const lead = judgeLead({ ...game, answeredAt })
  return (
    <tr tabIndex={-1}>
      <td>
        <b>{game.name}</b>
        <div className="s mut">{game.gameKey}</div>
      </td>
      <td>{round ? round.number : '–'}</td>
      <td>
        {round ? t(`crash.state.${round.state}`) : t('crash.state.none')}
        <div className="s mut">
          {round?.crashPoint ? `×${times.format(round.crashPoint / 100)}` : null}
          {round?.stoppedAt ? ` · ${t('crash.stopped', { times: `×${times.format(round.stoppedAt / 100)}` })}` : null}
        </div>
      </td>
      <td className="hide">
        <span className="row">
          <StatusShape kind={lead === 'led' ? 'ok' : lead === 'silent' ? 'risk' : 'idle'} />
          {t(`crash.lead.${lead}`)}
        </span>
        <div className="s mut">
          {game.leader ?? ''} {game.ledAt ? writeClock(game.ledAt, language) : ''}{' '}
          {game.isLedHere ? t('crash.here') : ''}
        </div>
      </td>
      <td className="n">{game.viewers}</td>
      <td className="n">
        {game.bets}
        <div className="s mut">{t('crash.cashedWaiting', { cashed: game.cashedOut, waiting: game.waitingBets })}</div>
        {game.freeBets > 0 ? <div className="s mut">{t('crash.freeBets', { count: game.freeBets })}</div> : null}
      </td>
      <td className="n hide">{writeMoney({ amountMinor: game.staked, currency })}</td>
      <td className="n hide">{writeMoney({ amountMinor: game.won, currency })}</td>
      <td className="hide">
        {chain ? (
          <>
            {chain.place} / {chain.length}
            <div className="s mut" title={chain.end}>
              {chain.end.slice(0, 16)}…
            </div>
          </>
        ) : (
          '–'
        )}
      </td>
      <td className="hide">
        {game.lastCrashPoints
          .slice(0, LAST_SHOWN)
          .map((point) => `×${times.format(point / 100)}`)
          .join('  ')}
      </td>
    </tr>
  )
}
