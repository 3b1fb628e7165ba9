import type { RegistrationField } from '#contract/shapes/registration.ts'
import { valuesOf } from './read-step.ts'
import { ContactFields, FinishFields, PersonFields, type StepProps } from './step-fields.tsx'
import type { Step } from './steps.ts'

type Props = Omit<StepProps, 'values'> & {
  readonly step: Exclude<Step, 'start'>
  /** What was filled in before. */
  readonly fields: readonly RegistrationField[]
}

/** Fields of one step after the e-mail. */
export default function StepInputs({ step, fields, ...others }: Props) {
  const parts = { ...others, values: valuesOf(fields) }
  if (step === 'person') return <PersonFields {...parts} />
  return step === 'contact' ? <ContactFields {...parts} /> : <FinishFields {...parts} />
}
