import { useSearchParams } from 'react-router'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import rowStyles from '../../shell/rows.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { DriftSides } from './drift-sides.tsx'
import type { StaffGame } from './filter-games.ts'
import { useDrift } from './use-games.ts'
import styles from './drift.module.css'

/** The watch of all returns: alarms first, then those nearest to one. */
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
    <div className={layout.list}>
      <p className={joinClasses(layout.padded, textStyles.small, textStyles.secondary)}>
        {t('drift.what', { rate: rate === undefined ? '–' : new Intl.NumberFormat(language).format(1 / rate) })}
      </p>
      {query.isError ? (
        <div className={layout.padded}>
          <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
        </div>
      ) : null}
      {query.data && drifts.length === 0 ? (
        <p className={joinClasses(layout.padded, textStyles.secondary)}>{t('drift.none')}</p>
      ) : null}
      {drifts.length > 0 ? (
        <div className={layout.tablePlace}>
          <Table
            scrolls="around"
            label={t('games.view.drift')}
            className={styles.table}
            head={
              <tr>
                <th>{t('rounds.game')}</th>
                <th>{t('players.state')}</th>
                <NumberHeader>{t('drift.rounds')}</NumberHeader>
                <NumberHeader>{t('drift.mean')}</NumberHeader>
                <th>{t('drift.sides')}</th>
                <th className={layout.wideOnly}>{t('drift.since')}</th>
              </tr>
            }
          >
            {drifts.map((drift) => (
              <tr key={drift.gameKey} data-row={drift.gameKey}>
                <td className={textStyles.bold}>
                  <button
                    type="button"
                    data-opener
                    className={rowStyles.opener}
                    onClick={() => setSearch({ game: drift.gameKey })}
                  >
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
                <NumberCell data-label={t('drift.rounds')}>{number.format(drift.rounds)}</NumberCell>
                <NumberCell data-label={t('drift.mean')}>
                  {drift.meanReturn === null ? '–' : number.format(Number(drift.meanReturn))}&nbsp;%
                </NumberCell>
                <td>
                  <DriftSides drift={drift} />
                </td>
                <td className={joinClasses(textStyles.small, layout.wideOnly)}>{writeMoment(drift.since, language)}</td>
              </tr>
            ))}
          </Table>
        </div>
      ) : null}
      {query.data && query.data.alarms.length > 0 ? (
        <section className={layout.padded}>
          <h2>{t('drift.alarms')}</h2>
          <ul className={textStyles.small}>
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
