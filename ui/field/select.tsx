import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

type Props = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'select'>, 'id' | 'className'> & {
    /** The options; or `<option>` elements as children. */
    readonly options?: readonly { readonly value: string; readonly label: string }[]
  }

/** A labelled native select. */
export function Select({
  label,
  isInBar,
  className,
  hint,
  problem,
  problemIcon,
  options = [],
  children,
  ...select
}: Props) {
  return (
    <Field
      label={label}
      isInBar={isInBar}
      className={className}
      hint={hint}
      problem={problem}
      problemIcon={problemIcon}
    >
      {(control) => (
        <select {...select} {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
      )}
    </Field>
  )
}
