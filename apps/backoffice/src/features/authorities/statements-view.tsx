import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { listStatements, type StatementPeriod } from '#contract/play-v1/authorities.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Table } from '#ui/table/table.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import rowStyles from '../../shell/rows.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeBookDay, writeBookMonth } from '../../shell/write-book-day.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { STATEMENTS } from './package-keys.ts'
import { StatementSheet } from './statement-sheet.tsx'

const STATUS = { running: 'idle', open: 'wait', ready: 'wait', approved: 'ok', changed: 'stop' } as const

/** Periods of the levies: the amount due, the months, and who approved it. */
export function StatementsView() {
  const { t } = useTexts()
  const [open, setOpen] = useState<StatementPeriod>()
  const [approving, setApproving] = useState<StatementPeriod>()
  const query = useQuery({ queryKey: STATEMENTS, queryFn: () => ask(api(listStatements, {})) })
  useRowKeys()
  const periods = query.data?.periods
  return (
    <>
      <p className={joinClasses(layout.padded, textStyles.small, textStyles.secondary)}>{t('statements.rule')}</p>
      <div className={layout.list}>
        {query.isError ? (
          <div className={layout.padded}>
            <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
          </div>
        ) : null}
        {query.isPending ? (
          <div className={layout.padded}>
            <Skeleton label={t('list.loading')} />
          </div>
        ) : null}
        {periods?.length === 0 ? (
          <p className={joinClasses(layout.padded, textStyles.secondary)}>{t('statements.noLevies')}</p>
        ) : null}
        {periods && periods.length > 0 ? (
          <Table
            label={t('statements.levies')}
            head={
              <tr>
                <th scope="col">{t('statements.period')}</th>
                <th scope="col">{t('players.state')}</th>
                <th scope="col">{t('statements.months')}</th>
                <th scope="col">{t('statements.versions')}</th>
                <th scope="col">{t('months.actions')}</th>
              </tr>
            }
          >
            {periods.map((period) => (
              <PeriodRow
                key={period.from}
                period={period}
                onOpen={() => setOpen(period)}
                onApprove={() => setApproving(period)}
              />
            ))}
          </Table>
        ) : null}
      </div>
      {open ? <StatementSheet period={open} onClose={() => setOpen(undefined)} /> : null}
      {approving ? <ApproveDialog period={approving} onClose={() => setApproving(undefined)} /> : null}
    </>
  )
}

type RowProps = { readonly period: StatementPeriod; readonly onOpen: () => void; readonly onApprove: () => void }

function PeriodRow({ period: { from, to, state, months, versions }, onOpen, onApprove }: RowProps) {
  const { t, language } = useTexts()
  const days = { from: writeBookDay(from, language), to: writeBookDay(to, language) }
  const isClosed = months.every((month) => month.state === 'closed')
  const canApprove = state === 'ready' || (state === 'changed' && isClosed)
  return (
    <tr data-row={from} tabIndex={-1}>
      <th scope="row" className={textStyles.unbroken}>
        <button
          type="button"
          data-opener
          className={rowStyles.opener}
          aria-label={t('statements.openLevy', days)}
          onClick={onOpen}
        >
          {days.from} – {days.to}
        </button>
      </th>
      <td>
        <Status kind={STATUS[state]}>{t(`statements.state.${state}`)}</Status>
      </td>
      <td className={textStyles.small}>
        {months.map((month) => (
          <div key={month.month}>
            {writeBookMonth(month.month, language)}: {t(`months.state.${month.state}`)}
          </div>
        ))}
      </td>
      <td className={textStyles.small}>
        {versions.map((version) => (
          <div key={version.statementId}>
            {t('statements.by', {
              version: version.version,
              at: writeMoment(version.approvedAt, language),
              asker: version.askedByName,
              signer: version.signedByName,
              reason: version.reason,
            })}
          </div>
        ))}
      </td>
      <td>
        {canApprove ? (
          <ActionButton permission="authorities.manage" label={t('statements.do.approve')} onClick={onApprove} />
        ) : null}
      </td>
    </tr>
  )
}
