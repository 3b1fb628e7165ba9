import { useMutation, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { dismissAlert, getAlert } from '#contract/play-v1/risk-alerts.ts'
import { openCase } from '#contract/play-v1/risk-cases.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import { paths } from '../../shell/paths.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient, useMay } from '../../shell/session.ts'
import { SignalsShown } from '../../shell/signals-shown.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { TakenBack } from './taken-back.tsx'
import { ALERT_STATUS, keyOfAlert, RISK, showChanged, type Alert } from './risk.ts'

type Props = { readonly alertId: string; readonly onClose: () => void }

/** One alert: its signals with their facts, and the two possible decisions. */
export function AlertPane({ alertId, onClose }: Props) {
  const { t } = useTexts()
  const query = useQuery({
    queryKey: keyOfAlert(alertId),
    queryFn: () => ask(api(getAlert, { query: { alertId } })),
  })
  const number = query.data?.number ?? 0
  return (
    <aside className={layout.pane} aria-label={t('risk.alertTitle', { number })}>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.data ? <Shown alert={query.data} onClose={onClose} /> : null}
    </aside>
  )
}

function Shown({ alert, onClose }: { readonly alert: Alert; readonly onClose: () => void }) {
  const { t, language } = useTexts()
  const go = useNavigate()
  const mayWork = useMay('risk.work')
  const [isDismissing, setDismissing] = useState(false)
  const take = useMutation({
    mutationFn: () => ask(api(openCase, { body: { alertId: alert.alertId } })),
    onSuccess: async (opened) => {
      await showChanged(opened)
      await go(paths.riskCase(opened.caseId))
    },
  })
  const { number, playerId, state, score, area, terms, standing, raisedAt, caseId } = alert
  return (
    <>
      <section className={layout.section}>
        <div className={joinClasses(layout.row, layout.between)}>
          <h2>{t('risk.alertTitle', { number })}</h2>
          <Button variant="ghost" aria-label={t('keys.close')} onClick={onClose}>
            <X aria-hidden="true" />
          </Button>
        </div>
        <p className={textStyles.small}>
          <Status kind={ALERT_STATUS[state]}>{t(`risk.alertState.${state}`)}</Status> · {t(`risk.area.${area}`)} ·{' '}
          {t('risk.score')} {score} · {t('risk.terms', { version: terms })} · {writeMoment(raisedAt, language)}
        </p>
        <Link to={paths.player(playerId)}>{t('player.title', { id: playerId })}</Link>
      </section>
      <section className={layout.section}>
        <h3>{t('risk.facts')}</h3>
        <SignalsShown playerId={playerId} signals={standing} isOpen />
        <Note kind="info">{t('risk.noDiagnosis')}</Note>
        <TakenBack signals={alert.takenBack} />
        {alert.words === null ? null : (
          <p className={joinClasses(textStyles.small, textStyles.wraps)}>
            {alert.confirmedByName === null
              ? alert.decidedByName
              : t('risk.dismissedByTwo', { name: alert.decidedByName ?? '', second: alert.confirmedByName })}
            : {alert.words}
          </p>
        )}
        {caseId === null ? null : <Link to={paths.riskCase(caseId)}>{t('risk.alertState.in-case')}</Link>}
        {take.isError ? <ProblemNote error={take.error} /> : null}
      </section>
      {mayWork && state === 'waiting' ? (
        <div className={layout.actions}>
          <Button variant="primary" aria-disabled={take.isPending} onClick={() => take.mutate()}>
            {t('risk.toCase')}
          </Button>
          <Button variant="outlined" onClick={() => setDismissing(true)}>
            {t('risk.dismiss')}
          </Button>
        </div>
      ) : null}
      {isDismissing ? (
        <ConfirmDialog
          title={t('risk.dismissTitle', { number })}
          button={t('risk.dismiss')}
          explanationLabel={t('risk.reason')}
          consequences={[
            { kind: 'idle', what: t('risk.alertTitle', { number }), text: t('risk.alertState.dismissed') },
          ]}
          onClose={() => setDismissing(false)}
          onCommit={async ({ explanation }) => {
            await ask(api(dismissAlert, { body: { alertId: alert.alertId, words: explanation } }))
            announce(t('risk.dismissed'))
            await queryClient.invalidateQueries({ queryKey: keyOfAlert(alert.alertId) })
            await queryClient.invalidateQueries({ queryKey: RISK })
          }}
        />
      ) : null}
    </>
  )
}
