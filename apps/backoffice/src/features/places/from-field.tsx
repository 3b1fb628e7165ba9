import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'

/** From when a change is valid: now, later, or earlier as a correction. */
export function FromField({ from, onWrite }: { readonly from: string; readonly onWrite: (from: string) => void }) {
  const { t } = useTexts()
  return (
    <TextField
      label={t('places.moveFrom')}
      hint={t('places.moveFromHint')}
      type="datetime-local"
      value={from}
      onWrite={onWrite}
    />
  )
}
