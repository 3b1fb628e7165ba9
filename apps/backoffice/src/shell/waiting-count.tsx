import { useQuery } from '@tanstack/react-query'
import { countApprovals } from '#contract/play-v1/approvals.ts'
import { countRisk } from '#contract/play-v1/risk.ts'
import { countTickets } from '#contract/play-v1/staff-support.ts'
import { api, ask } from './api.ts'
import { useTexts } from './use-texts.ts'
import styles from './rail.module.css'
import textStyles from './text.module.css'

const EVERY_MS = 20_000

/** How many requests wait for whoever looks, read again and again. */
export function useApprovalCounts() {
  return useQuery({
    queryKey: ['approvals', 'count'],
    queryFn: () => ask(api(countApprovals, { query: {} })),
    refetchInterval: EVERY_MS,
  }).data
}

/** How many tickets wait, read again and again. */
export function useTicketCounts() {
  return useQuery({
    queryKey: ['support', 'count'],
    queryFn: () => ask(api(countTickets, { query: {} })),
    refetchInterval: EVERY_MS,
  }).data
}

/** Tickets that wait for this person: their own, and those that nobody has. */
export function TicketCount() {
  const { t } = useTexts()
  const { mine = 0, unowned = 0 } = useTicketCounts() ?? {}
  const count = mine + unowned
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <span className={textStyles.aloud}>{t('support.waitingCount', { count })}</span>
    </span>
  )
}

/** How many alerts and cases wait, read again and again. */
export function useRiskCounts() {
  return useQuery({
    queryKey: ['risk', 'count'],
    queryFn: () => ask(api(countRisk, { query: {} })),
    refetchInterval: EVERY_MS,
  }).data
}

/** Alerts that nobody has taken, and cases that are this person's or nobody's. */
export function RiskCount() {
  const { t } = useTexts()
  const { alerts = 0, mine = 0, unowned = 0 } = useRiskCounts() ?? {}
  const count = alerts + mine + unowned
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <span className={textStyles.aloud}>{t('risk.waitingCount', { count })}</span>
    </span>
  )
}

/** The count in the rail: only what waits for this person. */
export function WaitingCount() {
  const { t } = useTexts()
  const mine = useApprovalCounts()?.mine ?? 0
  if (mine === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{mine}</span>
      <span className={textStyles.aloud}>{t('approvals.waitingCount', { count: mine })}</span>
    </span>
  )
}
