import { useTranslations } from 'use-intl/react'
import type { TicketState as State } from '#contract/states/ticket-states.ts'

/** The state of a question. */
export function TicketState({ state }: { readonly state: State }) {
  const t = useTranslations('help')
  return <span className={`ticket-state is-${state}`}>{t(`state.${state}`)}</span>
}
