import type { RiskSignal } from '#contract/shapes/risk.ts'
import { Note } from '../../shell/note.tsx'
import { useTexts } from '../../shell/use-texts.ts'

/** Says which reasons of an alert are no longer so: what was declared has been taken back. */
export function TakenBack({ signals }: { readonly signals: readonly RiskSignal[] }) {
  const { t } = useTexts()
  if (signals.length === 0) return null
  return (
    <Note kind="wait">
      {t('risk.takenBack', { signals: signals.map((one) => t(`risk.signal.${one}`)).join(', ') })}
    </Note>
  )
}
