import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { closeMonth, listMonths, reopenMonth, type AccountingMonth } from '#contract/play-v1/closed-months.ts'
import { daysAfter, firstOfNextMonth } from '#contract/states/calendar.ts'
import { monthCan, type MonthMove } from '#contract/states/month-states.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Table } from '#ui/table/table.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import layout from '../../shell/layout.module.css'
import { queryClient } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { ViewPlace } from '../../shell/view-place.tsx'
import { writeBookMonth } from '../../shell/write-book-day.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { useReportFilter } from './use-report-filter.ts'

const MONTHS = ['reports', 'months'] as const
const STATUS = { running: 'idle', open: 'wait', closed: 'ok' } as const

type Moving = { readonly move: MonthMove; readonly month: AccountingMonth }

/** Months of the accounting: closed by two people, and compared each night with the closed figures. */
export function MonthsView() {
  const { t } = useTexts()
  const [moving, setMoving] = useState<Moving>()
  const query = useQuery({ queryKey: MONTHS, queryFn: () => ask(api(listMonths, {})) })
  const months = query.data?.months
  return (
    <>
      <p className={joinClasses(layout.padded, textStyles.small, textStyles.secondary)}>{t('months.rule')}</p>
      <ViewPlace query={query} count={months?.length ?? 0} empty={t('months.none')}>
        {months ? (
          <Table
            label={t('reports.view.months')}
            head={
              <tr>
                <th scope="col">{t('reports.by.month')}</th>
                <th scope="col">{t('reports.state')}</th>
                <th scope="col">{t('months.steps')}</th>
                <th scope="col">{t('months.check')}</th>
                <th scope="col">{t('months.actions')}</th>
              </tr>
            }
          >
            {months.map((month) => (
              <MonthRow key={month.month} month={month} onMove={(move) => setMoving({ move, month })} />
            ))}
          </Table>
        ) : null}
      </ViewPlace>
      {moving ? <MoveDialog {...moving} onClose={() => setMoving(undefined)} /> : null}
    </>
  )
}

function MonthRow({ month, onMove }: { readonly month: AccountingMonth; readonly onMove: (move: MonthMove) => void }) {
  const { t, language } = useTexts()
  const { addressWith } = useReportFilter()
  const { month: first, state, steps, check, obstacles, canReopen } = month
  const last = daysAfter(firstOfNextMonth(first), -1)
  return (
    <tr data-row={first} tabIndex={-1}>
      <th scope="row" className={textStyles.unbroken}>
        <Link to={addressWith({ view: 'accounting', from: first, to: last, account: '' })}>
          {writeBookMonth(first, language)}
        </Link>
      </th>
      <td>
        <Status kind={STATUS[state]}>{t(`months.state.${state}`)}</Status>
      </td>
      <td>
        {steps.map(({ step, at, askedByName, signedByName, reason, hash }) => (
          <p key={at} className={textStyles.small}>
            {t(`months.step.${step}`, { at: writeMoment(at, language), asker: askedByName, signer: signedByName })}{' '}
            {reason}
            {hash === null ? null : <code className={textStyles.code}> {hash.slice(0, 16)}</code>}
          </p>
        ))}
      </td>
      <td>
        {check === null ? (
          '–'
        ) : (
          <Status kind={check.isSame ? 'ok' : 'stop'}>
            {t(check.isSame ? 'months.same' : 'months.changed', { at: writeMoment(check.at, language) })}
          </Status>
        )}
      </td>
      <td>
        {state === 'open' && obstacles.length === 0 ? (
          <ActionButton permission="reports.close" label={t('months.do.close')} onClick={() => onMove('close')} />
        ) : null}
        {obstacles.map((one) => (
          <p key={one} className={joinClasses(textStyles.small, textStyles.secondary)}>
            {t(`months.obstacle.${one}`)}
          </p>
        ))}
        {canReopen && monthCan('reopen', state) ? (
          <ActionButton
            permission="reports.close"
            variant="outlined"
            label={t('months.do.reopen')}
            onClick={() => onMove('reopen')}
          />
        ) : null}
      </td>
    </tr>
  )
}

function MoveDialog({ move, month, onClose }: Moving & { readonly onClose: () => void }) {
  const { t, language } = useTexts()
  const name = writeBookMonth(month.month, language)
  return (
    <ConfirmDialog
      title={`${t(`months.do.${move}`)}: ${name}`}
      button={t(`months.do.${move}`)}
      isDangerous={move === 'reopen'}
      consequences={[{ kind: 'wait', what: name, text: t(`months.then.${move}`) }]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        const body = { month: month.month, explanation, acceptedWarnings }
        try {
          await ask(api(move === 'close' ? closeMonth : reopenMonth, { body }))
          announce(t('months.done'))
        } finally {
          await queryClient.invalidateQueries({ queryKey: MONTHS })
        }
      }}
    />
  )
}
