import { Fragment } from 'react'
import { timelineList } from '#contract/lists/timeline.ts'
import { getTimeline } from '#contract/play-v1/staff-timeline.ts'
import { TIMELINE_KINDS, type TimelineKind } from '#contract/shapes/timeline.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberHeader } from '#ui/table/table.tsx'
import { api, ask } from '../../../shell/api.ts'
import controls from '../../../shell/controls.module.css'
import layout from '../../../shell/layout.module.css'
import { instantOf, localOf } from '../../../shell/local-time.ts'
import { DayField } from '../../../shell/day-field.tsx'
import { ExportDock } from '../../../shell/list/export-dock.tsx'
import { ReportFile } from '../../../shell/list/report-file.tsx'
import { usePages } from '../../../shell/list/use-pages.ts'
import { RowsTable } from '../../../shell/list/rows-table.tsx'
import textStyles from '../../../shell/text.module.css'
import { useAddressFilter } from '../../../shell/use-address-filter.ts'
import { useRowKeys } from '../../../shell/use-row-keys.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeSignedMoney } from '../../../shell/write-money.ts'
import { writeDay, writeMoment } from '../../../shell/write-time.ts'
import { groupDays, type DaySums } from './group-days.ts'
import { TimelineRow } from './timeline-row.tsx'
import styles from './timeline.module.css'

/** All events of a player in one list, by kinds, as of now or of a past instant; both are in the URL. */
export function TimelineTab({ playerId, currency }: { readonly playerId: number; readonly currency: 'CZK' | 'EUR' }) {
  const { t, language } = useTexts()
  const [search, change] = useAddressFilter()
  const kinds = TIMELINE_KINDS.filter((kind) => search.get('kinds')?.split(',').includes(kind))
  const asOf = instantOf(search.get('asOf') ?? '')
  const asked = { playerId, ...(kinds.length > 0 ? { kinds } : {}), ...(asOf ? { asOf } : {}) }
  const { query, rows } = usePages(['player', playerId, 'timeline', kinds, asOf], (cursor) =>
    ask(api(getTimeline, { query: { ...asked, ...(cursor ? { cursor } : {}) } })),
  )
  const offered = query.data?.pages[0]?.kinds ?? []
  const isWhole = kinds.length === 0 && offered.includes('money') && offered.includes('play')
  const days = groupDays(rows, { dayOf: (at) => writeDay(at, language), hasMore: query.hasNextPage, isWhole })
  useRowKeys([{ keys: 't', label: t('timeline.now'), run: () => change('asOf', '') }])
  return (
    <div className={asOf ? styles.past : styles.present}>
      <div className={joinClasses(layout.bar, layout.wrap)}>
        <Kinds kinds={kinds} offered={offered} onChoose={(chosen) => change('kinds', chosen.join(','))} />
        <DayField
          label={t('timeline.asOf')}
          type="datetime-local"
          isInBar
          value={localOf(asOf)}
          onChange={(moment) => change('asOf', moment)}
        />
        {asOf ? (
          <Button variant="outlined" aria-keyshortcuts="t" onClick={() => change('asOf', '')}>
            {t('timeline.now')}
          </Button>
        ) : null}
        <ReportFile list={timelineList} asked={asked} label={t('timeline.label')} />
      </div>
      <ExportDock list={timelineList} />
      {asOf ? <p role="status">{t('timeline.past', { at: writeMoment(asOf, language) })}</p> : null}
      <RowsTable
        pages={query}
        count={rows.length}
        label={t('timeline.label')}
        empty={t('timeline.none')}
        head={
          <tr>
            <th>{t('timeline.time')}</th>
            <th>{t('timeline.event')}</th>
            <NumberHeader>{t('timeline.amount')}</NumberHeader>
            <th>{t('timeline.who')}</th>
          </tr>
        }
      >
        {days.map(({ day, rows: ofDay, sums }) => (
          <Fragment key={day}>
            <tr className={styles.day}>
              <th colSpan={4} scope="rowgroup">
                {day}
                {sums ? <Sums sums={sums} currency={currency} /> : null}
              </th>
            </tr>
            {ofDay.map((entry) => (
              <TimelineRow key={entry.id} entry={entry} playerId={playerId} />
            ))}
          </Fragment>
        ))}
      </RowsTable>
    </div>
  )
}

function Kinds({
  kinds,
  offered,
  onChoose,
}: {
  readonly kinds: readonly TimelineKind[]
  readonly offered: readonly TimelineKind[]
  readonly onChoose: (kinds: readonly TimelineKind[]) => void
}) {
  const { t } = useTexts()
  return (
    <div className={styles.kinds} role="group" aria-label={t('timeline.kinds')}>
      <button type="button" className={controls.chip} aria-pressed={kinds.length === 0} onClick={() => onChoose([])}>
        {t('timeline.all')}
      </button>
      {offered.map((kind) => (
        <button
          key={kind}
          type="button"
          className={controls.chip}
          aria-pressed={kinds.includes(kind)}
          onClick={() => onChoose(kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind])}
        >
          {t(`timeline.kind.${kind}`)}
        </button>
      ))}
    </div>
  )
}

function Sums({ sums, currency }: { readonly sums: DaySums; readonly currency: 'CZK' | 'EUR' }) {
  const { t } = useTexts()
  if (sums.deposits === 0 && sums.withdrawals === 0 && sums.play === 0) return null
  const write = (amountMinor: number) => writeSignedMoney({ amountMinor, currency })
  return (
    <span className={joinClasses(textStyles.small, textStyles.secondary)}>
      {t('timeline.daySums', {
        deposits: write(sums.deposits),
        withdrawals: write(sums.withdrawals),
        play: write(sums.play),
      })}
    </span>
  )
}
