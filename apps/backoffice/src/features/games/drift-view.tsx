import { useSearchParams } from 'react-router'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { DriftSides } from './drift-sides.tsx'
import type { StaffGame } from './filter-games.ts'
import { useDrift } from './use-games.ts'

/** The watch of all returns: alarms first, then what comes nearest to one. */
export function DriftView({ games }: { readonly games: readonly StaffGame[] }) {
  const { t, language } = useTexts()
  const [, setSearch] = useSearchParams()
  const query = useDrift()
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const nameOf = (key: string) => games.find((game) => game.key === key)?.name ?? key
  const nearness = (drift: { readonly sides: readonly { readonly evidence: number }[]; readonly state: string }) =>
    (drift.state === 'alarm' ? 1000 : 0) + Math.max(...drift.sides.map(({ evidence }) => evidence))
  const drifts = (query.data?.drifts ?? []).toSorted((a, b) => nearness(b) - nearness(a))
  const rate = query.data?.falseAlarmRate
  return (
    <div className="list-scroll">
      <p className="box-pad s sec">
        {t('drift.what', { rate: rate === undefined ? '–' : new Intl.NumberFormat(language).format(1 / rate) })}
      </p>
      {query.isError ? (
        <div className="box-pad">
          <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
        </div>
      ) : null}
      {query.data && drifts.length === 0 ? <p className="box-pad sec">{t('drift.none')}</p> : null}
      {drifts.length > 0 ? (
        <div className="tablewrap">
          <table aria-label={t('games.view.drift')} className="drift-table">
            <thead>
              <tr>
                <th>{t('rounds.game')}</th>
                <th>{t('players.state')}</th>
                <th className="n">{t('drift.rounds')}</th>
                <th className="n">{t('drift.mean')}</th>
                <th>{t('drift.sides')}</th>
                <th className="hide">{t('drift.since')}</th>
              </tr>
            </thead>
            <tbody>
              {drifts.map((drift) => (
                <tr key={drift.gameKey} data-row={drift.gameKey}>
                  <td className="b">
                    <button type="button" className="open-row" onClick={() => setSearch({ game: drift.gameKey })}>
                      {nameOf(drift.gameKey)}
                    </button>
                  </td>
                  <td>
                    {drift.state === 'alarm' ? (
                      <Status kind="stop">{t('drift.alarm')}</Status>
                    ) : (
                      <Status kind="ok">{t('drift.calm')}</Status>
                    )}
                  </td>
                  <td className="n" data-label={t('drift.rounds')}>
                    {number.format(drift.rounds)}
                  </td>
                  <td className="n nw" data-label={t('drift.mean')}>
                    {drift.meanReturn === null ? '–' : number.format(Number(drift.meanReturn))}&nbsp;%
                  </td>
                  <td className="sides-cell">
                    <DriftSides drift={drift} />
                  </td>
                  <td className="s hide">{writeMoment(drift.since, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {query.data && query.data.alarms.length > 0 ? (
        <section className="box-pad">
          <h2>{t('drift.alarms')}</h2>
          <ul className="s">
            {query.data.alarms.map((alarm) => (
              <li key={`${alarm.gameKey} ${alarm.at}`}>
                {t('drift.alarmLine', {
                  at: writeMoment(alarm.at, language),
                  name: nameOf(alarm.gameKey),
                  side: t(`drift.side.${alarm.side}`),
                  rounds: alarm.rounds,
                  mean: alarm.meanReturn,
                })}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
