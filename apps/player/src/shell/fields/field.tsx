import type { ComponentProps } from 'react'
import { Field as LabelledField, type FieldProps } from '#ui/field/field.tsx'

type Props = Omit<FieldProps, 'children'> & Omit<ComponentProps<'input'>, 'id' | 'className' | 'aria-describedby'>

/** One labelled input with its hint or error. */
export function Field({ label, hint, problem, problemIcon, isNoteLive = false, describedBy, more, ...input }: Props) {
  const field = { label, hint, problem, problemIcon, isNoteLive, describedBy, more }
  return <LabelledField {...field}>{(control) => <input {...control} {...input} />}</LabelledField>
}
