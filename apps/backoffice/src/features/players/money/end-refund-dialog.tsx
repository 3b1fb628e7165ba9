import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endRefund, listRefunds } from '#contract/play-v1/refunds.ts'
import { Select } from '#ui/field/select.tsx'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoney } from '../../../shell/write-money.ts'
import type { Deposit } from './deposit-rows.tsx'

type Props = {
  readonly deposit: Deposit
  readonly onChanged: () => Promise<unknown>
  readonly onClose: () => void
}

const OUTCOMES = ['done', 'refused'] as const

/** States the result of a refund that the gateway never finished: one person proposes, a second one approves. */
export function EndRefundDialog({ deposit, onChanged, onClose }: Props) {
  const { t } = useTexts()
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number]>('done')
  const { playerId, paymentId, referenceNumber: reference } = deposit
  const found = useQuery({
    queryKey: ['refunds', paymentId],
    queryFn: () => ask(api(listRefunds, { query: { playerId, paymentId } })),
  }).data?.refunds.find(({ state }) => state === 'asked')
  const proposed = found?.proposed
  return (
    <ConfirmDialog
      title={t('refunds.endTitle', { reference, amount: found ? writeMoney(found.amount) : '' })}
      button={t('refunds.end')}
      consequences={[
        proposed
          ? { kind: 'risk', what: t('refunds.proposed'), text: t(`refunds.outcome.${proposed.outcome}`) }
          : { kind: 'wait', what: t('refunds.first'), text: t('refunds.second') },
        { kind: 'info', what: t('deposits.gatewayWord'), text: t('refunds.askFirst') },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        const { isEnded } = await ask(api(endRefund, { body: { playerId, paymentId, outcome, explanation } }))
        await onChanged()
        announce(t(isEnded ? 'refunds.ended' : 'refunds.waits', { reference }))
      }}
    >
      <Select
        label={t('refunds.how')}
        value={outcome}
        onChange={({ target }) => setOutcome(OUTCOMES.find((one) => one === target.value) ?? 'done')}
      >
        {OUTCOMES.map((one) => (
          <option key={one} value={one}>
            {t(`refunds.outcome.${one}`)}
          </option>
        ))}
      </Select>
    </ConfirmDialog>
  )
}
