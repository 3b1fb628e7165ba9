import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getWithdrawal } from '#contract/play-v1/staff-withdrawals.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { Modal } from '../../shell/modal.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { MoveDialog } from './move-dialog.tsx'
import { WithdrawalFacts } from './withdrawal-facts.tsx'
import { CALLS, movesOf, type Move } from './withdrawal-moves.ts'
import type { Withdrawal } from './withdrawals-screen.tsx'

/** One withdrawal: where the money goes, what the player paid in and played, what happened, and what can be done. */
export function WithdrawalDialog({
  withdrawal,
  onClose,
}: {
  readonly withdrawal: Withdrawal
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const [move, setMove] = useState<Move>()
  const { playerId, withdrawalId: paymentId, referenceNumber } = withdrawal
  const detail = useQuery({
    queryKey: ['withdrawals', 'one', paymentId],
    queryFn: () => ask(api(getWithdrawal, { query: { playerId, paymentId } })),
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
        {found ? <WithdrawalFacts found={found} /> : null}
      </div>
      <footer className="row wrap">
        <button type="button" className="btn" onClick={onClose}>
          {t('confirm.back')} <kbd>Esc</kbd>
        </button>
        {found
          ? movesOf(found.withdrawal).map((one) => (
              <ActionButton
                key={one}
                permission={CALLS[one].permission}
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
