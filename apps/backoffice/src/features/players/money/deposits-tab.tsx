import { useState } from 'react'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { api, ask } from '../../../shell/api.ts'
import { PagedList, usePages } from '../../../shell/paged-list.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { DepositDialog } from './deposit-dialog.tsx'
import { DepositHead, DepositRows, type DepositAction } from './deposit-rows.tsx'

export function DepositsTab({ playerId }: { readonly playerId: number }) {
  const { t } = useTexts()
  const [input, setInput] = useState<DepositAction>()
  const { query, rows } = usePages(['player', playerId, 'deposits'], (cursor) =>
    ask(api(backoffice.listDeposits, { query: { playerId, ...(cursor ? { cursor } : {}) } })),
  )
  return (
    <>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('tab.deposits')}
        empty={t('deposits.none')}
        head={<DepositHead withPlayer={false} />}
      >
        <DepositRows deposits={rows} withPlayer={false} onAction={setInput} />
      </PagedList>
      {input ? <DepositDialog input={input} onClose={() => setInput(undefined)} /> : null}
    </>
  )
}
