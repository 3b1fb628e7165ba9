import { useTranslations } from 'use-intl/react'
import type { TicketState as State } from '#contract/states/ticket-states.ts'

/** How far a question is. */
export function TicketState({ state }: { readonly state: State }) {
  const t = useTranslations('help')
  return <span className={`ticket-state is-${state}`}>{t(`state.${state}`)}</span>
}
