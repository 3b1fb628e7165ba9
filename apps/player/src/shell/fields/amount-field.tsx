import type { ComponentProps } from 'react'
import type { CurrencyCode } from '#money'
import { Field, type FieldProps } from '#ui/field/field.tsx'
import { UnitInput } from '#ui/field/unit-input.tsx'
import { useSite } from '../site.ts'

type Props = Omit<FieldProps, 'children'> &
  Pick<ComponentProps<'input'>, 'value' | 'onChange'> & {
    /** Invalid for a reason that is shown elsewhere. */
    readonly isWrong?: boolean
  }

const SIGNS: Readonly<Record<CurrencyCode, string>> = { CZK: 'Kč', EUR: '€' }

/** An amount of money in the currency of the account. */
export function AmountField({ isWrong = false, value, onChange, ...field }: Props) {
  const { currency } = useSite()
  return (
    <Field {...field}>
      {(control) => (
        <UnitInput
          {...control}
          unit={SIGNS[currency]}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={value}
          aria-invalid={control['aria-invalid'] ?? (isWrong || undefined)}
          onChange={onChange}
        />
      )}
    </Field>
  )
}
