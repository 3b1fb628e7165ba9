import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getWithdrawal } from '#contract/play-v1/staff-withdrawals.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { MoveDialog } from './move-dialog.tsx'
import { WithdrawalFacts } from './withdrawal-facts.tsx'
import { CALLS, movesOf, type Move } from './withdrawal-moves.ts'
import type { Withdrawal } from './withdrawals-screen.tsx'

/** One withdrawal: destination, the player's deposits and play, history, and possible actions. */
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
    <Dialog labelledBy="withdrawal-title" onClose={onClose}>
      <DialogTitle id="withdrawal-title">{t('withdrawals.title', { reference: referenceNumber })}</DialogTitle>
      <DialogBody aria-busy={detail.isPending}>
        {detail.isError ? <ProblemNote error={detail.error} onRetry={() => void detail.refetch()} /> : null}
        {found ? <WithdrawalFacts found={found} /> : null}
      </DialogBody>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('confirm.back')} <kbd>Esc</kbd>
        </Button>
        {found
          ? movesOf(found.withdrawal).map((one) => (
              <ActionButton
                key={one}
                permission={CALLS[one].permission}
                variant={one === 'confiscate' || one === 'refuse' ? 'danger' : 'outlined'}
                label={t(`withdrawals.do.${one}`)}
                onClick={() => setMove(one)}
              />
            ))
          : null}
      </DialogActions>
    </Dialog>
  )
}
