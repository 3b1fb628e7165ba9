import { ArrowUpRight, CircleCheck, RefreshCw, Undo2 } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import type * as backoffice from '#contract/play-v1/backoffice.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { ActionButton } from '../../../shell/action-button.tsx'
import layout from '../../../shell/layout.module.css'
import { Note } from '../../../shell/note.tsx'
import { paths } from '../../../shell/paths.ts'
import { paymentStatus } from '../../../shell/payment-status.ts'
import rowStyles from '../../../shell/rows.module.css'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoney } from '../../../shell/write-money.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { explainAttention } from './explain-attention.ts'

export type Deposit = ReplyOf<typeof backoffice.listDeposits>['rows'][number]
export type DepositAction = {
  readonly deposit: Deposit
  readonly what: 'ask' | 'close' | 'refund' | 'end-refund' | 'conversation'
}

const OPEN_STATES: readonly Deposit['state'][] = ['created', 'pending', 'authorised']

/** Whether there is something to do with a deposit, or to say of it. */
export const hasBelow = ({ attention, state }: Deposit): boolean =>
  attention !== null || OPEN_STATES.includes(state) || state === 'settled'

export function DepositHead({ withPlayer }: { readonly withPlayer: boolean }) {
  const { t } = useTexts()
  return (
    <tr>
      <th className={layout.notPhone}>{t('deposits.created')}</th>
      {withPlayer ? <th>{t('audit.player')}</th> : null}
      <th>{t('deposits.reference')}</th>
      <th className={layout.wideOnly}>{t('deposits.gateway')}</th>
      <th>{t('players.state')}</th>
      <NumberHeader>{t('deposits.amount')}</NumberHeader>
      <th className={layout.wideOnly}>{t('deposits.settled')}</th>
    </tr>
  )
}

type Props = {
  readonly deposits: readonly Deposit[]
  readonly withPlayer: boolean
  /** Left out where the payment's own page is open already. */
  readonly withLink?: boolean
  readonly onAction: (input: DepositAction) => void
}

/** One row per deposit; below one that a person must judge: what happened, what to do, and the actions. */
export function DepositRows({ deposits, withPlayer, withLink = true, onAction }: Props) {
  const { t, or, language } = useTexts()
  return deposits.map((row) => (
    <Fragment key={row.paymentId}>
      <tr data-row={row.paymentId} tabIndex={-1} className={row.attention ? rowStyles.joined : undefined}>
        <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken, layout.notPhone)}>
          {writeMoment(row.createdAt, language)}
        </td>
        {withPlayer ? (
          <td className={textStyles.unbroken}>
            <Link data-opener className={rowStyles.opener} to={paths.player(row.playerId, 'deposits')}>
              {t('player.title', { id: row.playerId })}
            </Link>
          </td>
        ) : null}
        <td title={`${t('deposits.providerRef')}: ${row.providerRef ?? '–'}`}>
          <button
            type="button"
            data-opener
            className={rowStyles.opener}
            aria-label={t('deposits.conversationTitle', { reference: row.referenceNumber })}
            onClick={() => onAction({ deposit: row, what: 'conversation' })}
          >
            {row.referenceNumber}
          </button>
          {withLink ? (
            <Link
              className={buttonClass('ghost')}
              aria-label={t('payments.open', { number: row.referenceNumber })}
              title={t('payments.link')}
              to={paths.payment(row.referenceNumber)}
            >
              <ArrowUpRight aria-hidden="true" />
            </Link>
          ) : null}
        </td>
        <td className={joinClasses(textStyles.small, textStyles.secondary, layout.wideOnly)}>
          {or(`method.${row.method}`, row.method)}, {or(`gateway.${row.gateway}`, row.gateway)}
        </td>
        <td>
          <Status kind={paymentStatus(row.state)}>{t(`payment.${row.state}`)}</Status>
        </td>
        <NumberCell>
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
        </NumberCell>
        <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken, layout.wideOnly)}>
          {row.settledAt ? writeMoment(row.settledAt, language) : '–'}
        </td>
      </tr>
      {hasBelow(row) ? (
        <tr className={rowStyles.below}>
          <td colSpan={withPlayer ? 7 : 6}>
            <DepositBelow deposit={row} onAction={onAction} />
          </td>
        </tr>
      ) : null}
    </Fragment>
  ))
}

/** Below a deposit: what happened, what to do, and the actions. */
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
  // Its money is on its way: two people say how it ended, and that closes it.
  const isRefundOpen = attention === 'refund-unknown'
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
