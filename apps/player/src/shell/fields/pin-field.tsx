import { Field } from './field.tsx'

type Props = {
  readonly label: string
  /** Name of the field in its form. */
  readonly name?: string
  readonly autoComplete?: 'off' | 'new-password'
  readonly hint?: string
  readonly problem?: string | undefined
}

/** A PIN of 4 to 6 digits, masked. */
export function PinField({ name = 'pin', autoComplete = 'off', ...words }: Props) {
  return (
    <Field
      type="password"
      name={name}
      inputMode="numeric"
      autoComplete={autoComplete}
      pattern="[0-9]{4,6}"
      minLength={4}
      maxLength={6}
      required
      {...words}
    />
  )
}
