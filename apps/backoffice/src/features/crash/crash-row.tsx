import type { ReplyOf } from '#contract/call.ts'
import type { getCrashMonitor } from '#contract/play-v1/crash.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell } from '#ui/table/table.tsx'
import layout from '../../shell/layout.module.css'
import { StatusShape } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeClock } from '../../shell/write-time.ts'
import { judgeLead } from './judge-lead.ts'

export type MonitoredGame = ReplyOf<typeof getCrashMonitor>['games'][number]

const LAST_SHOWN = 6

/** One shared game as a row. */
export function CrashRow({ game, answeredAt }: { readonly game: MonitoredGame; readonly answeredAt: string }) {
  const { t, language } = useTexts()
  const times = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const { round, chain, currency } = game
  const lead = judgeLead({ ...game, answeredAt })
  return (
    <tr tabIndex={-1}>
      <td>
        <b>{game.name}</b>
        <div className={joinClasses(textStyles.small, textStyles.muted)}>{game.gameKey}</div>
      </td>
      <td>{round ? round.number : '–'}</td>
      <td>
        {round ? t(`crash.state.${round.state}`) : t('crash.state.none')}
        <div className={joinClasses(textStyles.small, textStyles.muted)}>
          {round?.crashPoint ? `×${times.format(round.crashPoint / 100)}` : null}
          {round?.stoppedAt ? ` · ${t('crash.stopped', { times: `×${times.format(round.stoppedAt / 100)}` })}` : null}
        </div>
      </td>
      <td className={layout.wideOnly}>
        <span className={layout.row}>
          <StatusShape kind={lead === 'led' ? 'ok' : lead === 'silent' ? 'risk' : 'idle'} />
          {t(`crash.lead.${lead}`)}
        </span>
        <div className={joinClasses(textStyles.small, textStyles.muted)}>
          {game.leader ?? ''} {game.ledAt ? writeClock(game.ledAt, language) : ''}{' '}
          {game.isLedHere ? t('crash.here') : ''}
        </div>
      </td>
      <NumberCell>{game.viewers}</NumberCell>
      <NumberCell>
        {game.bets}
        <div className={joinClasses(textStyles.small, textStyles.muted)}>
          {t('crash.cashedWaiting', { cashed: game.cashedOut, waiting: game.waitingBets })}
        </div>
        {game.freeBets > 0 ? (
          <div className={joinClasses(textStyles.small, textStyles.muted)}>
            {t('crash.freeBets', { count: game.freeBets })}
          </div>
        ) : null}
      </NumberCell>
      <NumberCell className={layout.wideOnly}>{writeMoney({ amountMinor: game.staked, currency })}</NumberCell>
      <NumberCell className={layout.wideOnly}>{writeMoney({ amountMinor: game.won, currency })}</NumberCell>
      <td className={layout.wideOnly}>
        {chain ? (
          <>
            {chain.place} / {chain.length}
            <div className={joinClasses(textStyles.small, textStyles.muted)} title={chain.end}>
              {chain.end.slice(0, 16)}…
            </div>
          </>
        ) : (
          '–'
        )}
      </td>
      <td className={layout.wideOnly}>
        {game.lastCrashPoints
          .slice(0, LAST_SHOWN)
          .map((point) => `×${times.format(point / 100)}`)
          .join('  ')}
      </td>
    </tr>
  )
}
