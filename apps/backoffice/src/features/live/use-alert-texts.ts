import { useTexts } from '../../shell/use-texts.ts'
import type { Alert } from './find-alerts.ts'
import { usePartnerName } from './use-partner-name.ts'

const FINDINGS_MAX = 3

/** Texts of the alerts: one line for each, and the title of the screen for all. */
export function useAlertTexts() {
  const { t, or, language } = useTexts()
  const nameOf = usePartnerName()
  const valuesOf = ({ values }: Alert) => {
    const { partner, seconds } = values
    return {
      ...values,
      ...(typeof partner === 'string' ? { partner: nameOf(partner) } : {}),
      ...(seconds === undefined ? {} : { seconds: seconds.toLocaleString(language) }),
    }
  }
  const lineOf = (alert: Alert) => or(`live.alert.${alert.name}`, alert.name, valuesOf(alert))
  const titleOf = (alerts: readonly Alert[]) =>
    alerts.length === 0
      ? t('live.calm')
      : alerts
          .slice(0, FINDINGS_MAX)
          .map((alert) => or(`live.finding.${alert.name}`, alert.name, valuesOf(alert)))
          .join(', ')
          .replace(/^./, (first) => first.toLocaleUpperCase())
  return { lineOf, titleOf }
}
