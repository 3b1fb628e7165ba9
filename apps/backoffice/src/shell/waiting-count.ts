import { useQuery } from '@tanstack/react-query'
import { countApprovals } from '#contract/play-v1/approvals.ts'
import { countRisk } from '#contract/play-v1/risk-alerts.ts'
import { countTickets } from '#contract/play-v1/staff-support.ts'
import { api, ask } from './api.ts'

const EVERY_MS = 20_000

/** The number of requests that wait for the signed-in person, polled. */
export function useApprovalCounts(enabled = true) {
  return useQuery({
    queryKey: ['approvals', 'count'],
    queryFn: () => ask(api(countApprovals, { query: {} })),
    refetchInterval: EVERY_MS,
    enabled,
  }).data
}

/** The number of waiting tickets, polled. */
export function useTicketCounts(enabled = true) {
  return useQuery({
    queryKey: ['support', 'count'],
    queryFn: () => ask(api(countTickets, { query: {} })),
    refetchInterval: EVERY_MS,
    enabled,
  }).data
}

/** The number of waiting alerts and cases, polled. */
export function useRiskCounts(enabled = true) {
  return useQuery({
    queryKey: ['risk', 'count'],
    queryFn: () => ask(api(countRisk, { query: {} })),
    refetchInterval: EVERY_MS,
    enabled,
  }).data
}
