import { useTranslations } from 'use-intl/react'
import { STEPS, type Step } from './steps.ts'

/** Progress of the registration. */
export function StepList({ current }: { readonly current: Step }) {
  const t = useTranslations('registration')
  const at = STEPS.indexOf(current)
  return (
    <ol className="step-list" aria-label={t('steps', { at: at + 1, all: STEPS.length })}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={index < at ? 'is-done' : undefined}
        >
          <span>{t(`step.${step}`)}</span>
        </li>
      ))}
    </ol>
  )
}
