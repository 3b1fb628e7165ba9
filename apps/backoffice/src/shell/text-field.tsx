import { useState, type ComponentProps, type SyntheticEvent } from 'react'
import { Field } from '#ui/field/field.tsx'
import { StatusShape } from './status.tsx'
import { useTexts } from './use-texts.ts'
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
  const { t } = useTexts()
  const [isPartial, setIsPartial] = useState(false)
  // A date of which a part is missing has an empty value, which may mean something else: now, or no end.
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setIsPartial(currentTarget.validity.badInput)
  const given = useProblem(value, problem)
  const said = isPartial ? t('error.field.partial') : given
  return (
    <Field label={label} hint={hint} problem={said} problemIcon={<StatusShape kind="stop" />}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          value={value}
          data-wrong={problem || isPartial ? '' : undefined}
          onChange={(event) => {
            look(event)
            onWrite(event.target.value)
          }}
          onKeyUp={look}
          onBlur={look}
          {...input}
        />
      )}
    </Field>
  )
}
