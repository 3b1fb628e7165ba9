import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

type Props = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
    readonly options: readonly { readonly value: string; readonly label: string }[]
  }

/** One of a list: the browser's own, labelled. */
export function Select({ label, hint, problem, problemIcon, options, ...select }: Props) {
  return (
    <Field label={label} hint={hint} problem={problem} problemIcon={problemIcon}>
      {(control) => (
        <select {...select} {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
