import { ArrowUpRight, CircleCheck, RefreshCw, Undo2 } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import type * as backoffice from '#contract/play-v1/backoffice.ts'
import { ActionButton } from '../../../shell/action-button.tsx'
import { paths } from '../../../shell/paths.ts'
import { Status, StatusShape } from '../../../shell/status.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoney } from '../../../shell/write-money.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { explainAttention } from './explain-attention.ts'
import { paymentStatus } from '../../../shell/payment-status.ts'

export type Deposit = ReplyOf<typeof backoffice.listDeposits>['rows'][number]
export type DepositAction = {
  readonly deposit: Deposit
  readonly what: 'ask' | 'close' | 'refund' | 'end-refund' | 'conversation'
}

const OPEN_STATES: readonly Deposit['state'][] = ['created', 'pending', 'authorised']

export function DepositHead({ withPlayer }: { readonly withPlayer: boolean }) {
  const { t } = useTexts()
  return (
    <tr>
      <th className="not-phone">{t('deposits.created')}</th>
      {withPlayer ? <th>{t('audit.player')}</th> : null}
      <th>{t('deposits.reference')}</th>
      <th className="hide">{t('deposits.gateway')}</th>
      <th>{t('players.state')}</th>
      <th className="n">{t('deposits.amount')}</th>
      <th className="hide">{t('deposits.settled')}</th>
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
      <tr data-row={row.paymentId} tabIndex={-1} className={row.attention ? 'joined' : undefined}>
        <td className="s mut nw not-phone">{writeMoment(row.createdAt, language)}</td>
        {withPlayer ? (
          <td className="nw">
            <Link className="open-row" to={paths.player(row.playerId, 'deposits')}>
              {t('player.title', { id: row.playerId })}
            </Link>
          </td>
        ) : null}
        <td title={`${t('deposits.providerRef')}: ${row.providerRef ?? '–'}`}>
          <button
            type="button"
            className="open-row"
            aria-label={t('deposits.conversationTitle', { reference: row.referenceNumber })}
            onClick={() => onAction({ deposit: row, what: 'conversation' })}
          >
            {row.referenceNumber}
          </button>
          {withLink ? (
            <Link
              className="btn gh"
              aria-label={t('payments.open', { number: row.referenceNumber })}
              title={t('payments.link')}
              to={paths.payment(row.referenceNumber)}
            >
              <ArrowUpRight aria-hidden="true" />
            </Link>
          ) : null}
        </td>
        <td className="s sec hide">
          {or(`method.${row.method}`, row.method)}, {or(`gateway.${row.gateway}`, row.gateway)}
        </td>
        <td>
          <Status kind={paymentStatus(row.state)}>{t(`payment.${row.state}`)}</Status>
        </td>
        <td className="n">
          <b>{writeMoney(row.amount)}</b>
          {row.refunded.amountMinor > 0 && row.state === 'settled' ? (
            <div className="s sec">{t('refunds.gone', { amount: writeMoney(row.refunded) })}</div>
          ) : null}
          {(['fee', 'partnerFee'] as const)
            .filter((kind) => row[kind].amountMinor > 0)
            .map((kind) => (
              <div key={kind} className="xs mut">
                {t(`deposits.${kind}`)} {writeMoney(row[kind])}
              </div>
            ))}
        </td>
        <td className="s mut nw hide">{row.settledAt ? writeMoment(row.settledAt, language) : '–'}</td>
      </tr>
      {row.attention !== null || OPEN_STATES.includes(row.state) || row.state === 'settled' ? (
        <tr className="below">
          <td colSpan={withPlayer ? 7 : 6}>
            <Below deposit={row} onAction={onAction} />
          </td>
        </tr>
      ) : null}
    </Fragment>
  ))
}

function Below({
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
      <div className="row wrap s sec">
        <span className="grow" />
        {refund}
      </div>
    )
  }
  if (attention === null) {
    return (
      <div className="row wrap s sec">
        <span className="grow">
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
    <div className={`note ${advice.kind}`}>
      <StatusShape kind={advice.kind} />
      <div className="grow col">
        <b>{t(advice.what, { attention })}</b>
        <span>{t(advice.todo)}</span>
        <span className="s sec">
          {t('deposits.providerRef')} <span className="code">{deposit.providerRef ?? '–'}</span>
          {' · '}
          {nextAskAt ? t('deposits.nextAsk', { at: writeMoment(nextAskAt, language) }) : t('deposits.noAsk')}
        </span>
        <div className="row wrap">
          {attention.startsWith('mismatch') || isRefundOpen ? null : ask}
          <ActionButton
            permission={isRefundOpen ? 'payments.refund' : 'payments.manage'}
            label={t(isRefundOpen ? 'refunds.end' : 'deposits.close')}
            icon={<CircleCheck aria-hidden="true" />}
            onClick={() => onAction({ deposit, what: isRefundOpen ? 'end-refund' : 'close' })}
          />
        </div>
      </div>
    </div>
  )
}
