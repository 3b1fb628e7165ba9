import { useQuery } from '@tanstack/react-query'
import { countApprovals } from '#contract/play-v1/approvals.ts'
import { countRisk } from '#contract/play-v1/risk-alerts.ts'
import { countTickets } from '#contract/play-v1/staff-support.ts'
import { api, ask } from './api.ts'

const EVERY_MS = 20_000

/** How many requests wait for whoever looks, read again and again. */
export function useApprovalCounts(enabled = true) {
  return useQuery({
    queryKey: ['approvals', 'count'],
    queryFn: () => ask(api(countApprovals, { query: {} })),
    refetchInterval: EVERY_MS,
    enabled,
  }).data
}

/** How many tickets wait, read again and again. */
export function useTicketCounts(enabled = true) {
  return useQuery({
    queryKey: ['support', 'count'],
    queryFn: () => ask(api(countTickets, { query: {} })),
    refetchInterval: EVERY_MS,
    enabled,
  }).data
}

/** How many alerts and cases wait, read again and again. */
export function useRiskCounts(enabled = true) {
  return useQuery({
    queryKey: ['risk', 'count'],
    queryFn: () => ask(api(countRisk, { query: {} })),
    refetchInterval: EVERY_MS,
    enabled,
  }).data
}
