import type { ReplyOf } from '#contract/call.ts'
import type { previewThresholds } from '#contract/play-v1/risk-thresholds.ts'
import { Note } from './note.tsx'
import { useTexts } from './use-texts.ts'

/** How many alerts thresholds would have raised in the days of the preview, beside those in force. */
export function ForeseenAlerts({ found }: { readonly found: ReplyOf<typeof previewThresholds> }) {
  const { t } = useTexts()
  return (
    <Note kind="info" role="status">
      <ul>
        {found.proposed.map(({ area, ...proposed }) => {
          const now = found.now.find((one) => one.area === area)
          return (
            <li key={area}>
              {t('risk.thresholds.previewLine', {
                area: t(`risk.area.${area}`),
                alerts: proposed.alerts,
                players: proposed.players,
                now: now?.alerts ?? 0,
              })}
            </li>
          )
        })}
      </ul>
    </Note>
  )
}
