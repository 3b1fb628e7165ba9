import { useQuery } from '@tanstack/react-query'
import type { ListName } from '#contract/lists/all-lists.ts'
import { getTotals } from '#contract/play-v1/lists.ts'
import { api, ask } from './api.ts'
import type { ScreenName } from './screens.ts'
import { useMay, useRightsEverywhere } from './session.ts'
import { useApprovalCounts, useRiskCounts, useTicketCounts } from './waiting-count.ts'

const EVERY_MS = 30_000

/** The number of items per screen that wait for a person; mere events are not counted. Lists of the whole brand are not asked for venues. */
export function useWaiting(): Readonly<Partial<Record<ScreenName, number>>> {
  const held = useRightsEverywhere()
  const { mine = 0, unowned = 0 } = useTicketCounts(held.includes('support.read')) ?? {}
  const risk = useRiskCounts(held.includes('risk.read'))
  const mayPay = held.includes('payments.read')
  return {
    approvals: useApprovalCounts(useMay('approvals.use'))?.mine ?? 0,
    support: mine + unowned,
    // Alerts that nobody has taken, and cases that are this person's or nobody's.
    risk: (risk?.alerts ?? 0) + (risk?.mine ?? 0) + (risk?.unowned ?? 0),
    deposits: useCountOf('deposits', mayPay),
    withdrawals: useCountOf('withdrawals', mayPay),
    documents: useCountOf('waiting-documents', held.includes('documents.read')),
    bank: useCountOf('bank-items', mayPay),
  }
}

/** Lists whose rows are what waits, where nobody asks for others. */
function useCountOf(list: ListName, enabled: boolean): number {
  return (
    useQuery({
      queryKey: ['waiting', list],
      queryFn: ({ signal }) => ask(api(getTotals, { query: { list }, signal })),
      enabled,
      refetchInterval: EVERY_MS,
    }).data?.count ?? 0
  )
}
