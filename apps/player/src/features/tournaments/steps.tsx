import { useTranslations } from 'use-intl/react'
import type { RoundState } from '#contract/states/tournament-states.ts'

const STEPS = ['planned', 'open', 'running', 'scoring', 'published', 'paid'] as const

/** The six steps of a round as bars; on a phone only the current one has a label. */
export function Steps({ state }: { readonly state: Exclude<RoundState, 'cancelled'> }) {
  const t = useTranslations('tournaments')
  const present = STEPS.indexOf(state)
  return (
    <ol className="tournament-steps" aria-label={t('state')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={index < present ? 'is-done' : index === present ? 'is-now' : undefined}
          aria-current={index === present ? 'step' : undefined}
        >
          <span>{t(`steps.${step}`)}</span>
        </li>
      ))}
    </ol>
  )
}
