import type { Ref } from 'react'
import { Field } from './field.tsx'

type Props = {
  readonly label: string
  readonly hint?: string
  readonly problem?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

/** The number of a card of a venue, as printed on it; submitted as `cardNumber`, as the calls name it. */
export function CardNumberField(props: Props) {
  return (
    <Field
      name="cardNumber"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
      maxLength={40}
      {...props}
    />
  )
}
