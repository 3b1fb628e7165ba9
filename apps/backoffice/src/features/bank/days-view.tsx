import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/play-v1/reconciliation.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { Loading } from '../../shell/loading.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import rowStyles from '../../shell/rows.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeDay } from '../../shell/write-time.ts'
import { DayPane } from './day-pane.tsx'
import { readDaysAgain } from './read-again.ts'

export type ReconciledDay = ReplyOf<typeof calls.listReconciledDays>['days'][number]

/** Reconciliation with each partner: every day of the last month, and whether it is closed. */
export function DaysView() {
  const { t, or, language } = useTexts()
  const [open, setOpen] = useState<{ gateway: string; day: string }>()
  const days = useQuery({ queryKey: ['days'], queryFn: () => ask(api(calls.listReconciledDays, { query: {} })) })
  const compare = useMutation({
    mutationFn: ({ gateway, day }: ReconciledDay) => ask(api(calls.compareDay, { body: { gateway, day } })),
    onSuccess: ({ openDifferences }) => announce(t('days.compared', { count: openDifferences })),
    onSettled: readDaysAgain,
  })
  const chosen = days.data?.days.find(({ gateway, day }) => gateway === open?.gateway && day === open.day)
  return (
    <div className={layout.list}>
      {days.isError ? (
        <div className={layout.padded}>
          <ProblemNote error={days.error} onRetry={() => void days.refetch()} />
        </div>
      ) : null}
      {compare.isError ? (
        <div className={layout.padded}>
          <ProblemNote error={compare.error} />
        </div>
      ) : null}
      <Loading query={days} />
      {days.data?.days.length === 0 ? (
        <p className={joinClasses(layout.padded, textStyles.secondary)}>{t('days.none')}</p>
      ) : null}
      {days.data && days.data.days.length > 0 ? (
        <div className={layout.tablePlace}>
          <Table
            scrolls="around"
            label={t('bank.view.days')}
            head={
              <tr>
                <th>{t('days.day')}</th>
                <th>{t('days.gateway')}</th>
                <th>{t('players.state')}</th>
                <NumberHeader className={layout.wideOnly}>{t('days.ours')}</NumberHeader>
                <NumberHeader className={layout.wideOnly}>{t('days.partner')}</NumberHeader>
              </tr>
            }
          >
            {days.data.days.map((one) => (
              <tr key={one.gateway + one.day} data-row={one.gateway + one.day} tabIndex={-1}>
                <td className={textStyles.unbroken}>
                  <button type="button" data-opener className={rowStyles.opener} onClick={() => setOpen(one)}>
                    {writeDay(`${one.day}T12:00:00Z`, language)}
                  </button>
                </td>
                <td>{or(`gateway.${one.gateway}`, one.gateway)}</td>
                <td>
                  <DayStatus day={one} />
                </td>
                <NumberCell className={layout.wideOnly}>{writeMoney(one.ours.total)}</NumberCell>
                <NumberCell className={layout.wideOnly}>{one.partner ? writeMoney(one.partner.total) : '–'}</NumberCell>
              </tr>
            ))}
          </Table>
        </div>
      ) : null}
      {chosen ? (
        <DayPane
          day={chosen}
          isComparing={compare.isPending}
          onCompare={() => compare.mutate(chosen)}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </div>
  )
}

function DayStatus({ day }: { readonly day: ReconciledDay }) {
  const { t } = useTexts()
  if (day.closed) return <Status kind="ok">{t('days.closed', { name: day.closed.by })}</Status>
  if (!day.partner) return <Status kind="idle">{t('days.noList')}</Status>
  if (day.openDifferences > 0) return <Status kind="stop">{t('days.open', { count: day.openDifferences })}</Status>
  return <Status kind="wait">{t('days.agrees')}</Status>
}
