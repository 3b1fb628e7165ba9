import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { needsFrom } from './use-moment.ts'

type Props = {
  readonly from: string
  /** The instant whose facts the dialog shows; absent: now. */
  readonly asOf?: string | undefined
  /** Why the facts of that moment cannot be written. */
  readonly facts?: 'loading' | 'not-there' | 'not-read' | undefined
  readonly onWrite: (from: string) => void
}

/** From when a change is valid: now, later, or earlier as a correction. */
export function FromField({ from, asOf, facts, onWrite }: Props) {
  const { t } = useTexts()
  const problem = needsFrom(asOf, from) ? t('places.fromNeeded') : facts && t(`places.factsAt.${facts}`)
  return (
    <TextField
      label={t('places.moveFrom')}
      hint={t(asOf === undefined ? 'places.moveFromHint' : 'places.fromNeeded')}
      problem={problem}
      type="datetime-local"
      value={from}
      onWrite={onWrite}
    />
  )
}
