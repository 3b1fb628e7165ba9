import type { Ref } from 'react'
import { TextField } from './text-field.tsx'
import { useTexts } from './use-texts.ts'

type Props = {
  readonly label: string
  readonly value: string
  readonly onWrite: (digits: string) => void
  /** The dialog needs a number here. */
  readonly isNeeded?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** The number of a player, of a person of the staff or of a withdrawal: digits only, whatever is typed or pasted. */
export function NumberField({ value, onWrite, isNeeded = false, ...props }: Props) {
  const { t } = useTexts()
  return (
    <TextField
      {...props}
      inputMode="numeric"
      maxLength={12}
      value={value}
      problem={isNeeded && !(Number(value) > 0) ? t('field.number') : undefined}
      onWrite={(written) => onWrite(written.replaceAll(/\D/g, ''))}
    />
  )
}
