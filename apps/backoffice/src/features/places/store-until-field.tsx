import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { endsTooEarly } from './stay-span.ts'

type Props = {
  readonly from: string
  readonly until: string
  /** A stay without a start begins now, which is when the dialog opened. */
  readonly openedAt: Date
  /** Facts that are changed as well end with the stay. */
  readonly changesFacts?: boolean
  readonly onWrite: (until: string) => void
}

/** Until when a stay in the store lasts; what is known from then on stays. */
export function StoreUntilField({ from, until, openedAt, changesFacts = false, onWrite }: Props) {
  const { t } = useTexts()
  return (
    <TextField
      label={t('places.untilWhen')}
      hint={t(changesFacts ? 'places.factsUntilHint' : 'places.storeUntilHint')}
      problem={endsTooEarly(from, until, openedAt) ? t('places.untilTooEarly') : undefined}
      type="datetime-local"
      value={until}
      onWrite={onWrite}
    />
  )
}
