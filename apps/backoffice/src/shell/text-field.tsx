import type { ComponentProps } from 'react'
import { Field } from '#ui/field/field.tsx'
import { StatusShape } from './status.tsx'
import { useProblem } from './was-tried.ts'

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'value' | 'onChange'> & {
  readonly label: string
  readonly value: string
  readonly onWrite: (value: string) => void
  readonly hint?: string | undefined
  /** Why the dialog cannot be committed with this value. */
  readonly problem?: string | undefined
}

/** One labelled input with its hint or error. A dialog focuses the first invalid one. */
export function TextField({ label, value, onWrite, hint, problem, ...input }: Props) {
  const said = useProblem(value, problem)
  return (
    <Field label={label} hint={hint} problem={said} problemIcon={<StatusShape kind="stop" />}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          value={value}
          data-wrong={problem ? '' : undefined}
          onChange={(event) => onWrite(event.target.value)}
          {...input}
        />
      )}
    </Field>
  )
}
