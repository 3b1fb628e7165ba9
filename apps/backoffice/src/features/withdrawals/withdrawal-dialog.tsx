import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as withdrawals from '#contract/onling-v2/withdrawals.ts'
import * as payouts from '#contract/play-v1/staff-payouts.ts'
import * as staff from '#contract/play-v1/staff-withdrawals.ts'
import { withdrawalCan, withdrawalMoves, type HeldMoney } from '#contract/states/withdrawal-states.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask, codeOf } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { Modal } from '../../shell/modal.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { RiskPicture } from './risk-picture.tsx'
import { withdrawalStatus } from './withdrawal-status.ts'
import type { Withdrawal } from './withdrawals-screen.tsx'

const WORD_OF = {
  player: 'withdrawals.byPlayer',
  staff: 'withdrawals.byClock',
  clock: 'withdrawals.byClock',
  partner: 'withdrawals.byPartner',
} as const

/** Moves that staff make one by one, and the call that makes each. */
const CALLS = {
  suspend: withdrawals.suspendWithdraw,
  resume: withdrawals.resumeWithdraw,
  refuse: staff.refuseWithdrawal,
  proposeConfiscation: withdrawals.confiscateWithdraw,
  confiscate: withdrawals.confiscateWithdraw,
  setDone: withdrawals.setWithdrawDone,
  giveBack: staff.giveBackWithdrawal,
  payCash: payouts.payCash,
} as const
type Move = keyof typeof CALLS
const MOVES = Object.keys(CALLS) as Move[]

/** The step of the states that a button makes: cash that is handed over is sent and done at once. */
const stepOf = (move: Move) => (move === 'payCash' ? 'send' : move)

/** Moves that can be made now. */
const movesOf = ({ state, method }: Withdrawal) =>
  MOVES.filter((one) => withdrawalCan(stepOf(one), state) && (one !== 'payCash' || method === 'CashPayout'))

const MONEY_TEXT = {
  stays: 'withdrawals.moneyStays',
  'goes-back': 'withdrawals.moneyBack',
  'is-kept': 'withdrawals.moneyKept',
} as const satisfies Record<HeldMoney, string>

/** One withdrawal: where the money goes, what the player paid in and played, what happened, and what can be done. */
export function WithdrawalDialog({
  withdrawal,
  onClose,
}: {
  readonly withdrawal: Withdrawal
  readonly onClose: () => void
}) {
  const { t, or, language } = useTexts()
  const [move, setMove] = useState<Move>()
  const { playerId, withdrawalId: paymentId, referenceNumber } = withdrawal
  const detail = useQuery({
    queryKey: ['withdrawals', 'one', paymentId],
    queryFn: () => ask(api(staff.getWithdrawal, { query: { playerId, paymentId } })),
  })
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['withdrawals'] })
  if (move) {
    return (
      <MoveDialog
        withdrawal={withdrawal}
        move={move}
        onClose={() => setMove(undefined)}
        onMoved={async () => {
          await readAgain()
          onClose()
        }}
        onStale={() => void readAgain()}
      />
    )
  }
  const found = detail.data
  return (
    <Modal labelledBy="withdrawal-title" onClose={onClose}>
      <header>
        <h1 id="withdrawal-title">{t('withdrawals.title', { reference: referenceNumber })}</h1>
      </header>
      <div className="bd" aria-busy={detail.isPending}>
        {detail.isError ? <ProblemNote error={detail.error} onRetry={() => void detail.refetch()} /> : null}
        {found ? (
          <>
            <div className="row wrap">
              <span className="fig grow">{writeMoney(found.withdrawal.amount)}</span>
              <Status kind={withdrawalStatus(found.withdrawal.state)}>
                {t(`withdrawal.${found.withdrawal.state}`)}
              </Status>
            </div>
            {found.withdrawal.signals.length > 0 ? (
              <p className="note risk">{found.withdrawal.signals.map((signal) => t(`signal.${signal}`)).join(', ')}</p>
            ) : null}
            {found.payoutAttention ? (
              <p className="note stop">
                <Status kind="stop">
                  {found.payoutAttention === 'order-not-taken'
                    ? t('payouts.ask')
                    : t('payouts.mismatch', { what: found.payoutAttention })}
                </Status>
              </p>
            ) : null}
            {found.withdrawal.madeBy === null ? null : <p className="s sec">{t('payouts.madeByStaff')}</p>}
            <dl className="kv">
              <dt>{t('payouts.method')}</dt>
              <dd>{or(`method.${found.withdrawal.method}`, found.withdrawal.method)}</dd>
              {found.account === '' ? null : (
                <>
                  <dt>{t('withdrawals.account')}</dt>
                  <dd className="code">{found.account.replaceAll(/(.{4})(?=.)/g, '$1 ')}</dd>
                </>
              )}
              <dt>{t('withdrawals.holder')}</dt>
              <dd>{found.withdrawal.holder}</dd>
              <dt>{t('withdrawals.player')}</dt>
              <dd>{found.player.name}</dd>
              <dt>{t('money.title')}</dt>
              <dd>{writeMoney(found.player.balance)}</dd>
              <dt>{t('money.deposited')}</dt>
              <dd>{writeMoney(found.player.depositedTotal)}</dd>
              <dt>{t('withdrawals.withdrawn')}</dt>
              <dd>{writeMoney(found.player.withdrawnTotal)}</dd>
              <dt>{t('money.staked')}</dt>
              <dd>{writeMoney(found.player.stakedTotal)}</dd>
              <dt>{t('money.won')}</dt>
              <dd>{writeMoney(found.player.wonTotal)}</dd>
            </dl>
            <RiskPicture risk={found.risk} />
            <h2>{t('withdrawals.history')}</h2>
            <ol className="s col">
              {found.moves.map(({ from, to, by, userName, explanation, at }) => (
                <li key={`${at}${to}`}>
                  <span className="mut nw">{writeMoment(at, language)}</span>{' '}
                  {from
                    ? t('withdrawals.move', { from: t(`withdrawal.${from}`), to: t(`withdrawal.${to}`) })
                    : t(`withdrawal.${to}`)}
                  {' · '}
                  {userName ?? t(WORD_OF[by])}
                  {explanation ? <span className="sec"> · {explanation}</span> : null}
                </li>
              ))}
            </ol>
          </>
        ) : null}
      </div>
      <footer className="row wrap">
        <button type="button" className="btn" onClick={onClose}>
          {t('confirm.back')} <kbd>Esc</kbd>
        </button>
        {found
          ? movesOf(found.withdrawal).map((one) => (
              <ActionButton
                key={one}
                permission="payments.manage"
                className={one === 'confiscate' || one === 'refuse' ? 'dan' : ''}
                label={t(`withdrawals.do.${one}`)}
                onClick={() => setMove(one)}
              />
            ))
          : null}
      </footer>
    </Modal>
  )
}

function MoveDialog({
  withdrawal,
  move,
  onClose,
  onMoved,
  onStale,
}: {
  readonly withdrawal: Withdrawal
  readonly move: Move
  readonly onClose: () => void
  readonly onMoved: () => Promise<void>
  readonly onStale: () => void
}) {
  const { t } = useTexts()
  const { playerId, withdrawalId: paymentId, referenceNumber: reference, amount } = withdrawal
  const { money } = withdrawalMoves[stepOf(move)]
  const to = move === 'payCash' ? 'done' : withdrawalMoves[stepOf(move)].to
  return (
    <ConfirmDialog
      title={`${t(`withdrawals.do.${move}`)}: ${reference}, ${writeMoney(amount)}`}
      button={t(`withdrawals.do.${move}`)}
      isDangerous={money === 'is-kept'}
      consequences={[
        { kind: withdrawalStatus(to), what: t('players.state'), text: t(`withdrawal.${to}`) },
        { kind: money === 'is-kept' ? 'stop' : 'ok', what: t('lock.money'), text: t(MONEY_TEXT[money]) },
        ...(move === 'proposeConfiscation' || move === 'confiscate'
          ? [{ kind: 'risk' as const, what: t('withdrawals.do.confiscate'), text: t('withdrawals.second') }]
          : []),
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        try {
          const moved = await ask(api(CALLS[move], { body: { playerId, paymentId, explanation } }))
          announce(t('withdrawals.moved', { reference, state: t(`withdrawal.${moved.state}`) }))
        } catch (error) {
          if (codeOf(error) === 'ERR_STATE_CHANGED') onStale()
          throw error
        }
        await onMoved()
      }}
    />
  )
}
