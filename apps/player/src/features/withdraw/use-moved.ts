import { useState } from 'react'
import { movedByOthers } from './on-its-way.ts'
import type { Withdrawal } from './withdrawal.ts'

/** The last change by others while the page was open: announced once. */
export function useMoved(withdrawals: readonly Withdrawal[]): readonly Withdrawal[] {
  const [seen, setSeen] = useState(withdrawals)
  const [moved, setMoved] = useState<readonly Withdrawal[]>([])
  if (withdrawals !== seen) {
    const found = movedByOthers(seen, withdrawals)
    setSeen(withdrawals)
    if (found.length > 0) setMoved(found)
  }
  return moved
}
