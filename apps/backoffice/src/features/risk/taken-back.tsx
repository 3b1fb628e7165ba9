import type { RiskSignal } from '#contract/shapes/risk.ts'
import { Note } from '../../shell/note.tsx'
import { useTexts } from '../../shell/use-texts.ts'

/** Shows which signals of an alert were withdrawn, because the player's declaration was a mistake. */
export function TakenBack({ signals }: { readonly signals: readonly RiskSignal[] }) {
  const { t } = useTexts()
  if (signals.length === 0) return null
  return (
    <Note kind="wait">
      {t('risk.takenBack', { signals: signals.map((one) => t(`risk.signal.${one}`)).join(', ') })}
    </Note>
  )
}
