import { queryClient } from '../../shell/session.ts'

/** Reloads everything that a statement changes: itself, withdrawals, deposits. */
export const readBankAgain = () =>
  Promise.all(
    ['statements', 'withdrawals', 'deposits'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  )

export const readDaysAgain = () => queryClient.invalidateQueries({ queryKey: ['days'] })

export const readCorrectionsAgain = () => queryClient.invalidateQueries({ queryKey: ['corrections'] })

export const readFeesAgain = () => queryClient.invalidateQueries({ queryKey: ['fees'] })

export const readApprovalAgain = () => queryClient.invalidateQueries({ queryKey: ['approval'] })
