import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { QueryOf } from '#contract/call.ts'
import { riskAlertList } from '#contract/lists/risk.ts'
import { listAlerts } from '#contract/play-v1/risk-alerts.ts'
import type { AlertRow } from '#contract/shapes/risk.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import { useKeys } from '../../shell/keys.ts'
import { BulkButton } from '../../shell/list/bulk-button.tsx'
import { DataList } from '../../shell/list/data-list.tsx'
import { useMarked } from '../../shell/list/use-marked.ts'
import rowStyles from '../../shell/rows.module.css'
import { useMay } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { AlertPane } from './alert-pane.tsx'
import { BulkAlerts } from './bulk-alerts.tsx'
import { ALERT_STATUS, RISK } from './risk.ts'
import styles from './risk.module.css'

const READ_EVERY_MS = 20_000

/** Alerts, the longest waiting first; the open one is beside them with its facts. */
export function AlertsView() {
  const { t } = useTexts()
  const [search, setSearch] = useSearchParams()
  const openId = search.get('alert')
  const open = (alertId: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (alertId) next.set('alert', alertId)
        else next.delete('alert')
        return next
      },
      { replace: true },
    )
  useKeys(openId ? [{ keys: 'Escape', label: t('keys.close'), run: () => open(null) }] : [])
  const may = useMay('risk.work')
  const { clear, keep, rows: chosen, ...marks } = useMarked(({ alertId }: AlertRow) => alertId)
  const [isBulk, setBulk] = useState(false)
  const marking = {
    ...marks,
    labelOf: ({ number }: AlertRow) => t('risk.markAlert', { number }),
    does:
      chosen.length > 0 ? (
        <BulkButton
          permission="risk.work"
          label={t('risk.bulkAlerts', { count: chosen.length })}
          onClick={() => setBulk(true)}
        />
      ) : null,
  }
  const states = search.has('states') ? {} : { states: 'waiting' }
  return (
    <div className={joinClasses(styles.beside, openId !== null && styles.open)}>
      <div className={styles.side}>
        <DataList
          list={riskAlertList}
          label={t('risk.view.alerts')}
          empty={t('risk.noAlerts')}
          read={async (question) => keep(await ask(api(listAlerts, { query: question as QueryOf<typeof listAlerts> })))}
          {...(may ? { marking } : {})}
          keyOf={({ alertId }) => alertId}
          keptAs={RISK}
          asked={states}
          openKey={openId}
          everyMs={READ_EVERY_MS}
          cells={{
            number: ({ alertId, number }: AlertRow) => (
              <button type="button" data-opener className={rowStyles.opener} onClick={() => open(alertId)}>
                {t('risk.alertTitle', { number })}
              </button>
            ),
            signals: ({ signals }: AlertRow) => signals.map((one) => t(`risk.signal.${one}`)).join(', '),
            state: ({ state }: AlertRow) => <Status kind={ALERT_STATUS[state]}>{t(`risk.alertState.${state}`)}</Status>,
          }}
        />
      </div>
      {openId === null ? null : <AlertPane key={openId} alertId={openId} onClose={() => open(null)} />}
      {isBulk ? <BulkAlerts alerts={chosen} onDone={clear} onClose={() => setBulk(false)} /> : null}
    </div>
  )
}
