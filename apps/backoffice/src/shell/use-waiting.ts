import { useQuery } from '@tanstack/react-query'
import type { ListName } from '#contract/lists/all-lists.ts'
import { getTotals } from '#contract/play-v1/lists.ts'
import { api, ask } from './api.ts'
import type { ScreenName } from './screens.ts'
import { useMay } from './session.ts'
import { useApprovalCounts, useRiskCounts, useTicketCounts } from './waiting-count.ts'

const EVERY_MS = 30_000

/** The number of items per screen that wait for a person; mere events are not counted. */
export function useWaiting(): Readonly<Partial<Record<ScreenName, number>>> {
  const { mine = 0, unowned = 0 } = useTicketCounts(useMay('support.read')) ?? {}
  const risk = useRiskCounts(useMay('risk.read'))
  const mayPay = useMay('payments.read')
  return {
    approvals: useApprovalCounts(useMay('approvals.use'))?.mine ?? 0,
    support: mine + unowned,
    // Alerts that nobody has taken, and cases that are this person's or nobody's.
    risk: (risk?.alerts ?? 0) + (risk?.mine ?? 0) + (risk?.unowned ?? 0),
    deposits: useCountOf('deposits', mayPay),
    withdrawals: useCountOf('withdrawals', mayPay),
    documents: useCountOf('waiting-documents', useMay('documents.read')),
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
