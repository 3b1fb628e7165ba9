import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button/button-class.ts'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../../shell/layout.module.css'
import { paths } from '../../../shell/paths.ts'
import { paymentStatus } from '../../../shell/payment-status.ts'
import rowStyles from '../../../shell/rows.module.css'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoney } from '../../../shell/write-money.ts'
import type { Deposit, DepositAction } from './deposit-rows.tsx'

/** Cells of deposits with more than their value: the number opens the exchanges with the partner, or the payment. */
export function useDepositCells(onAction: (input: DepositAction) => void) {
  const { t, or } = useTexts()
  /** Opens the exchanges with the partner. */
  const conversation = (row: Deposit) => (
    <button
      type="button"
      data-opener
      className={rowStyles.opener}
      aria-label={t('deposits.conversationTitle', { reference: row.referenceNumber })}
      onClick={() => onAction({ deposit: row, what: 'conversation' })}
    >
      {row.referenceNumber}
    </button>
  )
  return {
    conversation,
    playerId: ({ playerId }: Deposit) => (
      <Link to={paths.player(playerId, 'deposits')}>{t('player.title', { id: playerId })}</Link>
    ),
    referenceNumber: (row: Deposit) => (
      <span className={joinClasses(textStyles.unbroken, layout.row)}>
        {conversation(row)}
        <Link
          className={buttonClass('ghost')}
          aria-label={t('payments.open', { number: row.referenceNumber })}
          title={t('payments.link')}
          to={paths.payment(row.referenceNumber)}
        >
          <ArrowUpRight aria-hidden="true" />
        </Link>
      </span>
    ),
    gateway: ({ gateway }: Deposit) => or(`gateway.${gateway}`, gateway),
    state: ({ state }: Deposit) => <Status kind={paymentStatus(state)}>{t(`payment.${state}`)}</Status>,
    attention: ({ attention }: Deposit) => (attention === null ? '–' : or(`reason.${attention}`, attention)),
    amount: (row: Deposit) => (
      <>
        <b>{writeMoney(row.amount)}</b>
        {row.refunded.amountMinor > 0 && row.state === 'settled' ? (
          <div className={joinClasses(textStyles.small, textStyles.secondary)}>
            {t('refunds.gone', { amount: writeMoney(row.refunded) })}
          </div>
        ) : null}
        {(['fee', 'partnerFee'] as const)
          .filter((kind) => row[kind].amountMinor > 0)
          .map((kind) => (
            <div key={kind} className={joinClasses(textStyles.tiny, textStyles.muted)}>
              {t(`deposits.${kind}`)} {writeMoney(row[kind])}
            </div>
          ))}
      </>
    ),
  }
}
