import { Link } from 'react-router'
import { buttonClass } from '#ui/button/button-class.ts'
import { Note } from '../../shell/note.tsx'
import layout from '../../shell/layout.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import type { Alert } from './find-alerts.ts'
import styles from './live.module.css'
import { useAlertTexts } from './use-alert-texts.ts'

const SHOWN = 2

/** At most two alerts, each with one action, and the number of further ones. */
export function AlertLines({ alerts }: { readonly alerts: readonly Alert[] }) {
  const { t } = useTexts()
  const { lineOf } = useAlertTexts()
  if (alerts.length === 0) return null
  return (
    <div className={styles.alerts}>
      {alerts.slice(0, SHOWN).map((alert, index) => (
        <Note key={alert.name + JSON.stringify(alert.values)} kind={alert.kind}>
          <span className={layout.grow}>{lineOf(alert)}</span>
          {index === SHOWN - 1 && alerts.length > SHOWN ? (
            <span>{t('live.moreAlerts', { count: alerts.length - SHOWN })}</span>
          ) : null}
          <Link to={alert.path} className={buttonClass('outlined', 'normal', styles.action)}>
            {t('live.look')}
          </Link>
        </Note>
      ))}
    </div>
  )
}
