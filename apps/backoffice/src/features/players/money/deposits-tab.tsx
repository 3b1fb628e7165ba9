import { useState } from 'react'
import type { QueryOf } from '#contract/call.ts'
import { depositList } from '#contract/lists/deposits.ts'
import { listDepositsToJudge } from '#contract/play-v1/backoffice.ts'
import { api, ask } from '../../../shell/api.ts'
import { DataList } from '../../../shell/list/data-list.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { useDepositCells } from './deposit-cells.tsx'
import { DepositDialog } from './deposit-dialog.tsx'
import { DepositBelow, hasBelow, type DepositAction } from './deposit-rows.tsx'

/** All deposits of the player, in any state. */
export function DepositsTab({ playerId }: { readonly playerId: number }) {
  const { t } = useTexts()
  const [input, setInput] = useState<DepositAction>()
  const cells = useDepositCells(setInput)
  return (
    <>
      <DataList
        list={depositList}
        label={t('tab.deposits')}
        empty={t('deposits.none')}
        read={(question) => ask(api(listDepositsToJudge, { query: question as QueryOf<typeof listDepositsToJudge> }))}
        keyOf={({ paymentId }) => paymentId}
        keptAs={['player', playerId, 'deposits']}
        of={{ playerId: String(playerId), which: 'all' }}
        cells={cells}
        below={(row) => (hasBelow(row) ? <DepositBelow deposit={row} onAction={setInput} /> : null)}
      />
      {input ? <DepositDialog input={input} onClose={() => setInput(undefined)} /> : null}
    </>
  )
}
