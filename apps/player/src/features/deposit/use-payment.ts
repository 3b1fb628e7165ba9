import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { getInfoById } from '#contract/capi-v1.1/funds.ts'
import { track } from '../../shell/analytics/analytics.ts'
import { api } from '../../shell/api.ts'
import { readClientValue, writeClientValue } from '../../shell/client-values.ts'
import { usePaymentNews } from '../../shell/session/use-payment-news.ts'
import { namedPayment } from './named-payment.ts'
import { progressOf, type Progress } from './payment-progress.ts'
import { trackFirstCard } from './track-first-card.ts'

export type Payment = ReplyOf<typeof getInfoById>

/** The current payment of this page, polled until it has ended. */
export function usePayment(first: Payment | undefined): {
  readonly info: Payment | undefined
  readonly progress: Progress
  readonly isUnknown: boolean
} {
  const paymentId = usePaymentId()
  const payment = useQuery({
    queryKey: ['payment', paymentId],
    enabled: paymentId !== undefined,
    retry: 5,
    ...(first?.paymentId === paymentId && first ? { initialData: first } : {}),
    queryFn: async ({ signal }) => {
      const answer = await api(getInfoById, { query: { id: paymentId ?? '' }, signal })
      if (!answer.ok) throw new Error(answer.code)
      return answer.data
    },
  })
  const info = payment.data
  const progress = info ? progressOf(info.state) : 'waiting'
  // A payment that was loaded before counts as pending while it cannot be loaded.
  const isUnknown = payment.isError && info === undefined
  usePaymentNews(paymentId !== undefined && progress === 'waiting' && !isUnknown, () => void payment.refetch())
  useEnd(info, progress)
  return { info, progress, isUnknown }
}

/** The payment named by the return address, else the one that this browser began. */
function usePaymentId(): string | undefined {
  const [params] = useSearchParams()
  const [kept, setKept] = useState<string>()

  // oxlint-disable-next-line react/set-state-in-effect -- storage is read after hydration, so that server and browser agree
  useEffect(() => setKept(readClientValue('pendingPayment')?.paymentId), [])
  return namedPayment(params) ?? kept
}

/** Effects of its end, once per payment, also after a reload. */
function useEnd(info: Payment | undefined, progress: Progress): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!info || progress === 'waiting') return
    if (readClientValue('pendingPayment')?.paymentId !== info.paymentId) return
    writeClientValue('pendingPayment', undefined)
    // Reloads the balance in the header.
    void revalidate()
    if (progress !== 'settled') return
    writeClientValue('depositDraft', undefined)
    const { amountMinor, currency } = info.amount
    void trackFirstCard()
    track('purchase', { value: amountMinor / 100, currency, transaction_id: info.paymentId })
  }, [info, progress, revalidate])
}
