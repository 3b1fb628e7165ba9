import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listPlannedShutdowns, type Shutdown } from '#contract/onling-v2/diagnostics.ts'
import { api, ask } from '../../shell/api.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { PlanDialog, SHUTDOWNS } from './plan-dialog.tsx'
import { TakeBackDialog } from './take-back-dialog.tsx'

const ASK_MS = 10_000

type Open = { readonly kind: 'plan' } | { readonly kind: 'change' | 'takeBack'; readonly shutdown: Shutdown }

/** Shutdowns that come and the one that runs: planned, changed, taken back, ended. */
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
      <div className="head">
        <div className="grow">
          <h1>{t('screen.shutdowns')}</h1>
          <div className="s mut">{t('shutdowns.about')}</div>
        </div>
        <button type="button" className="btn pri" onClick={() => setOpen({ kind: 'plan' })}>
          {t('shutdowns.planTitle')}
        </button>
      </div>
      <div className="list-scroll">
        {list.isError ? (
          <div className="box-pad">
            <ProblemNote error={list.error} onRetry={() => void list.refetch()} />
          </div>
        ) : null}
        {list.isPending ? <p className="box-pad mut">{t('list.loading')}</p> : null}
        {list.data?.shutdowns.length === 0 ? <p className="box-pad mut">{t('shutdowns.none')}</p> : null}
        {list.data && list.data.shutdowns.length > 0 ? (
          <div className="tablewrap">
            <table aria-label={t('screen.shutdowns')}>
              <thead>
                <tr>
                  <th>{t('players.state')}</th>
                  <th>{t('shutdowns.from')}</th>
                  <th>{t('shutdowns.to')}</th>
                  <th>{t('shutdowns.holds')}</th>
                  <th className="hide">{t('shutdowns.lead')}</th>
                  <th className="hide">{t('shutdowns.message')}</th>
                  <th>
                    <span className="sr">{t('shutdowns.actions')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {list.data.shutdowns.map((shutdown) => (
                  <Row
                    key={shutdown.shutdownId}
                    shutdown={shutdown}
                    isRunning={isRunning(shutdown)}
                    onOpen={(kind) => setOpen({ kind, shutdown })}
                  />
                ))}
              </tbody>
            </table>
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
      <td className="hide">{t('shutdowns.hours', { count: Math.round(leadMinutes / 6) / 10 })}</td>
      <td className="hide">{message}</td>
      <td aria-label={t('shutdowns.actions')}>
        <div className="row">
          <button type="button" className="btn" onClick={() => onOpen('change')}>
            {t('shutdowns.change')}
          </button>
          <button type="button" className="btn" onClick={() => onOpen('takeBack')}>
            {t(isRunning ? 'shutdowns.end' : 'shutdowns.cancel')}
          </button>
        </div>
      </td>
    </tr>
  )
}
