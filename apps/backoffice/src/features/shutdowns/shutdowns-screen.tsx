import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listPlannedShutdowns, type Shutdown } from '#contract/onling-v2/diagnostics.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Table } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { Loading } from '../../shell/loading.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { PlanDialog, SHUTDOWNS } from './plan-dialog.tsx'
import { TakeBackDialog } from './take-back-dialog.tsx'

const ASK_MS = 10_000

type Open = { readonly kind: 'plan' } | { readonly kind: 'change' | 'takeBack'; readonly shutdown: Shutdown }

/** Planned shutdowns and the running one: plan, change, cancel, end. */
export function ShutdownsScreen() {
  const { t } = useTexts()
  const [open, setOpen] = useState<Open>()
  const list = useQuery({
    queryKey: SHUTDOWNS,
    queryFn: () => ask(api(listPlannedShutdowns, {})),
    refetchInterval: ASK_MS,
  })
  useRowKeys()
  const isRunning = ({ startsAt }: Shutdown) => Date.parse(startsAt) <= list.dataUpdatedAt
  const close = () => setOpen(undefined)
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.shutdowns')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('shutdowns.about')}</div>
        </div>
        <Button variant="primary" onClick={() => setOpen({ kind: 'plan' })}>
          {t('shutdowns.planTitle')}
        </Button>
      </div>
      <div className={layout.list}>
        {list.isError ? (
          <div className={layout.padded}>
            <ProblemNote error={list.error} onRetry={() => void list.refetch()} />
          </div>
        ) : null}
        <Loading query={list} />
        {list.data?.shutdowns.length === 0 ? (
          <p className={joinClasses(layout.padded, textStyles.muted)}>{t('shutdowns.none')}</p>
        ) : null}
        {list.data && list.data.shutdowns.length > 0 ? (
          <div className={layout.tablePlace}>
            <Table
              scrolls="around"
              label={t('screen.shutdowns')}
              head={
                <tr>
                  <th>{t('players.state')}</th>
                  <th>{t('shutdowns.from')}</th>
                  <th>{t('shutdowns.to')}</th>
                  <th>{t('shutdowns.holds')}</th>
                  <th className={layout.wideOnly}>{t('shutdowns.lead')}</th>
                  <th className={layout.wideOnly}>{t('shutdowns.message')}</th>
                  <th>
                    <span className={textStyles.aloud}>{t('shutdowns.actions')}</span>
                  </th>
                </tr>
              }
            >
              {list.data.shutdowns.map((shutdown) => (
                <Row
                  key={shutdown.shutdownId}
                  shutdown={shutdown}
                  isRunning={isRunning(shutdown)}
                  onOpen={(kind) => setOpen({ kind, shutdown })}
                />
              ))}
            </Table>
          </div>
        ) : null}
      </div>
      {open?.kind === 'plan' ? <PlanDialog onClose={close} /> : null}
      {open?.kind === 'change' ? <PlanDialog shutdown={open.shutdown} onClose={close} /> : null}
      {open?.kind === 'takeBack' ? (
        <TakeBackDialog shutdown={open.shutdown} isRunning={isRunning(open.shutdown)} onClose={close} />
      ) : null}
    </>
  )
}

type RowProps = {
  readonly shutdown: Shutdown
  readonly isRunning: boolean
  readonly onOpen: (kind: 'change' | 'takeBack') => void
}

function Row({ shutdown: { startsAt, endsAt, holds, leadMinutes, message }, isRunning, onOpen }: RowProps) {
  const { t, language } = useTexts()
  const held = [t('shutdowns.rounds'), ...holds.map((part) => t(`shutdowns.hold.${part}`))]
  return (
    <tr>
      <td>
        <Status kind={isRunning ? 'stop' : 'wait'}>{t(isRunning ? 'shutdowns.runs' : 'shutdowns.comes')}</Status>
      </td>
      <td>{writeMoment(startsAt, language)}</td>
      <td>{writeMoment(endsAt, language)}</td>
      <td>{held.join(', ')}</td>
      <td className={layout.wideOnly}>{t('shutdowns.hours', { count: Math.round(leadMinutes / 6) / 10 })}</td>
      <td className={layout.wideOnly}>{message}</td>
      <td aria-label={t('shutdowns.actions')}>
        <div className={layout.row}>
          <Button variant="outlined" onClick={() => onOpen('change')}>
            {t('shutdowns.change')}
          </Button>
          <Button variant="outlined" onClick={() => onOpen('takeBack')}>
            {t(isRunning ? 'shutdowns.end' : 'shutdowns.cancel')}
          </Button>
        </div>
      </td>
    </tr>
  )
}
