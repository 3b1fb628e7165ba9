import { CircleCheck, RefreshCw, Undo2 } from 'lucide-react'
import type { ReplyOf } from '#contract/call.ts'
import type * as backoffice from '#contract/play-v1/backoffice.ts'
import { paymentCan } from '#contract/states/payment-states.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { ActionButton } from '../../../shell/action-button.tsx'
import layout from '../../../shell/layout.module.css'
import { Note } from '../../../shell/note.tsx'
import rowStyles from '../../../shell/rows.module.css'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { useDepositCells } from './deposit-cells.tsx'
import { explainAttention } from './explain-attention.ts'

export type Deposit = ReplyOf<typeof backoffice.listDeposits>['rows'][number]
export type DepositAction = {
  readonly deposit: Deposit
  readonly what: 'ask' | 'close' | 'refund' | 'end-refund' | 'charge-back' | 'conversation'
}

const OPEN_STATES: readonly Deposit['state'][] = ['created', 'pending', 'authorised']

/** Whether a deposit has actions or an explanation below its row. */
export const hasBelow = ({ attention, state }: Deposit): boolean =>
  attention !== null || OPEN_STATES.includes(state) || state === 'settled'

/** The header of the table with one deposit. */
export function DepositHead() {
  const { t } = useTexts()
  return (
    <tr>
      <th className={layout.notPhone}>{t('deposits.created')}</th>
      <th>{t('deposits.reference')}</th>
      <th className={layout.wideOnly}>{t('deposits.gateway')}</th>
      <th>{t('players.state')}</th>
      <NumberHeader>{t('deposits.amount')}</NumberHeader>
      <th className={layout.wideOnly}>{t('deposits.settled')}</th>
    </tr>
  )
}

type Props = {
  readonly deposit: Deposit
  readonly onAction: (input: DepositAction) => void
}

/** A deposit on the payment's own page; below it, if a person must decide: what happened, advice, and the actions. */
export function DepositRow({ deposit, onAction }: Props) {
  const { t, or, language } = useTexts()
  const cells = useDepositCells(onAction)
  return (
    <>
      <tr data-row={deposit.paymentId} tabIndex={-1} className={deposit.attention ? rowStyles.joined : undefined}>
        <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken, layout.notPhone)}>
          {writeMoment(deposit.createdAt, language)}
        </td>
        <td title={`${t('deposits.providerRef')}: ${deposit.providerRef ?? '–'}`}>{cells.conversation(deposit)}</td>
        <td className={joinClasses(textStyles.small, textStyles.secondary, layout.wideOnly)}>
          {or(`method.${deposit.method}`, deposit.method)}, {cells.gateway(deposit)}
        </td>
        <td>{cells.state(deposit)}</td>
        <NumberCell>{cells.amount(deposit)}</NumberCell>
        <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken, layout.wideOnly)}>
          {deposit.settledAt ? writeMoment(deposit.settledAt, language) : '–'}
        </td>
      </tr>
      {hasBelow(deposit) ? (
        <tr className={rowStyles.below}>
          <td colSpan={6}>
            <DepositBelow deposit={deposit} onAction={onAction} />
          </td>
        </tr>
      ) : null}
    </>
  )
}

/** Below a deposit: what happened, advice, and the actions. */
export function DepositBelow({
  deposit,
  onAction,
}: {
  readonly deposit: Deposit
  readonly onAction: (input: DepositAction) => void
}) {
  const { t, language } = useTexts()
  const { attention, nextAskAt } = deposit
  const ask = (
    <ActionButton
      permission="payments.manage"
      label={t('deposits.ask')}
      icon={<RefreshCw aria-hidden="true" />}
      onClick={() => onAction({ deposit, what: 'ask' })}
    />
  )
  const refund = (
    <ActionButton
      permission="payments.refund"
      label={t('deposits.refund')}
      icon={<Undo2 aria-hidden="true" />}
      onClick={() => onAction({ deposit, what: 'refund' })}
    />
  )
  if (attention === null && deposit.state === 'settled') {
    return (
      <div className={joinClasses(layout.row, layout.wrap, textStyles.small, textStyles.secondary)}>
        <span className={layout.grow} />
        {refund}
      </div>
    )
  }
  if (attention === null) {
    return (
      <div className={joinClasses(layout.row, layout.wrap, textStyles.small, textStyles.secondary)}>
        <span className={layout.grow}>
          {nextAskAt ? t('deposits.nextAsk', { at: writeMoment(nextAskAt, language) }) : t('deposits.noAsk')}
        </span>
        {ask}
      </div>
    )
  }
  const advice = explainAttention(attention)
  // The refund's result is unknown: two people state it, which closes it.
  const isRefundOpen = attention === 'refund-unknown'
  const isTakenBack = attention.endsWith('-at-the-bank') && paymentCan('chargeBack', deposit.state)
  return (
    <Note kind={advice.kind}>
      <div className={joinClasses(layout.grow, layout.column)}>
        <b>{t(advice.what, { attention })}</b>
        <span>{t(advice.todo)}</span>
        <span className={joinClasses(textStyles.small, textStyles.secondary)}>
          {t('deposits.providerRef')} <span className={textStyles.code}>{deposit.providerRef ?? '–'}</span>
          {' · '}
          {nextAskAt ? t('deposits.nextAsk', { at: writeMoment(nextAskAt, language) }) : t('deposits.noAsk')}
        </span>
        <div className={joinClasses(layout.row, layout.wrap)}>
          {attention.startsWith('mismatch') || isRefundOpen ? null : ask}
          {isTakenBack ? (
            <ActionButton
              permission="payments.refund"
              label={t('deposits.chargeBack')}
              icon={<Undo2 aria-hidden="true" />}
              onClick={() => onAction({ deposit, what: 'charge-back' })}
            />
          ) : null}
          <ActionButton
            permission={isRefundOpen ? 'payments.refund' : 'payments.manage'}
            label={t(isRefundOpen ? 'refunds.end' : 'deposits.close')}
            icon={<CircleCheck aria-hidden="true" />}
            onClick={() => onAction({ deposit, what: isRefundOpen ? 'end-refund' : 'close' })}
          />
        </div>
      </div>
    </Note>
  )
}
