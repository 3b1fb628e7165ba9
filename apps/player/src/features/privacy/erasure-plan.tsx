import { useFormatter, useTranslations } from 'use-intl/react'
import type { Fate } from '#contract/states/privacy-states.ts'
import type { Privacy } from './privacy-page.tsx'

type Plan = Privacy['erasure']

const ORDER: readonly Fate[] = ['erased', 'held', 'unnamed']

/** What an erasure does: gone at once, held by which rule until when, and kept without the person. */
export function ErasurePlan({ plan }: { readonly plan: Plan }) {
  const t = useTranslations('privacy')
  const format = useFormatter()
  const day = (iso: string | null) => (iso ? format.dateTime(new Date(iso), { dateStyle: 'long' }) : t('noEnd'))
  return (
    <div className="erasure-plan">
      {ORDER.map((fate) => (
        <div key={fate}>
          <h3>{t(`fate.${fate}`)}</h3>
          <ul className="means-list">
            {plan.parts
              .filter((part) => part.fate === fate)
              .map(({ name }) => (
                <li key={name}>{t(`part.${name}`)}</li>
              ))}
          </ul>
          {fate === 'held' ? (
            <p className="note">
              {t('heldBy', { until: day(plan.held.until), rule: plan.held.ruleId, source: plan.held.source })}
              {plan.found ? ` ${t('foundBy', { until: day(plan.found.until), rule: plan.found.ruleId })}` : ''}
            </p>
          ) : null}
        </div>
      ))}
    </div>
  )
}
