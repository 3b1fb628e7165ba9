import { useState } from 'react'
import { withdrawalMoves, type HeldMoney } from '#contract/states/withdrawal-states.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask, codeOf } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { IdentificationFields, identificationOf, NOTHING_SEEN, type Seen } from '../../shell/identification-fields.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { CALLS, stepOf, warningsOf, type Move } from './withdrawal-moves.ts'
import { withdrawalStatus } from '../../shell/withdrawal-status.ts'
import type { Withdrawal } from './withdrawals-screen.tsx'

const MONEY_TEXT = {
  stays: 'withdrawals.moneyStays',
  'goes-back': 'withdrawals.moneyBack',
  'is-kept': 'withdrawals.moneyKept',
} as const satisfies Record<HeldMoney, string>

type Props = {
  readonly withdrawal: Withdrawal
  readonly move: Move
  readonly onClose: () => void
  readonly onMoved: () => Promise<void>
  readonly onStale: () => void
}

/** Changes the state of one withdrawal: states the effect on it and its money, and requires a reason. */
export function MoveDialog({ withdrawal, move, onClose, onMoved, onStale }: Props) {
  const { t } = useTexts()
  const { playerId, withdrawalId: paymentId, referenceNumber: reference, amount } = withdrawal
  const { money } = withdrawalMoves[stepOf(move)]
  const to = move === 'payCash' ? 'done' : withdrawalMoves[stepOf(move)].to
  const [seen, setSeen] = useState<Seen>()
  const isPaying = move === 'setDone' || move === 'payCash'
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
      warnings={isPaying ? warningsOf(withdrawal) : []}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        try {
          const moved = await ask(
            api(CALLS[move], {
              body: {
                playerId,
                paymentId,
                explanation,
                ...(isPaying ? { acceptedWarnings } : {}),
                ...(seen ? { identification: identificationOf(seen) } : {}),
              },
            }),
          )
          announce(t('withdrawals.moved', { reference, state: t(`withdrawal.${moved.state}`) }))
        } catch (error) {
          if (codeOf(error) === 'ERR_STATE_CHANGED') onStale()
          // A cash payout is repeated with the identification that the law requires.
          if (codeOf(error) === 'ERR_IDENTIFICATION_NEEDED') setSeen((before) => before ?? NOTHING_SEEN)
          throw error
        }
        await onMoved()
      }}
    >
      {seen ? <IdentificationFields seen={seen} onSee={setSeen} /> : null}
    </ConfirmDialog>
  )
}
