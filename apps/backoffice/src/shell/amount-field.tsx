import { TextField } from './text-field.tsx'
import { useTexts } from './use-texts.ts'

type Props = {
  readonly label: string
  readonly value: string
  readonly onWrite: (value: string) => void
  /** The input is a valid amount (read-signed-amount.ts). */
  readonly isRight: boolean
  readonly hint?: string
  readonly placeholder?: string
}

/** An amount as people write it, with a comma or a point. */
export function AmountField({ isRight, hint, ...props }: Props) {
  const { t } = useTexts()
  const problem = isRight ? undefined : hint ? `${t('field.amount')} ${hint}` : t('field.amount')
  return <TextField {...props} hint={hint} inputMode="decimal" maxLength={14} problem={problem} />
}
