import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { QueryOf } from '#contract/call.ts'
import { depositList } from '#contract/lists/deposits.ts'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { TabLinks } from '#ui/tabs/tab-links.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { DataList } from '../../../shell/list/data-list.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { DepositDialog } from './deposit-dialog.tsx'
import { useDepositCells } from './deposit-cells.tsx'
import { DepositBelow, type DepositAction } from './deposit-rows.tsx'

const READ_EVERY_MS = 60_000
const VIEWS = ['to-judge', 'all'] as const

/** Deposits of all players: those that need a person's decision, or all. */
export function DepositsScreen() {
  const { t } = useTexts()
  const [input, setInput] = useState<DepositAction>()
  const cells = useDepositCells(setInput)
  const [search, setSearch] = useSearchParams()
  const which = search.get('which') === 'all' ? 'all' : 'to-judge'
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t(which === 'all' ? 'lists.allDeposits' : 'screen.deposits')}</h1>
          {which === 'all' ? null : (
            <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('deposits.queueWhat')}</div>
          )}
        </div>
      </div>
      <TabLinks
        label={t('lists.depositViews')}
        tabs={VIEWS.map((key) => ({
          key,
          name: t(key === 'all' ? 'lists.allDeposits' : 'lists.toJudge'),
          address: key === 'all' ? '?which=all' : '?',
        }))}
        open={which}
        onOpen={(key) => setSearch(key === 'all' ? { which: 'all' } : {})}
      />
      <DataList
        list={depositList}
        label={t('screen.deposits')}
        empty={t('deposits.queueEmpty')}
        read={(question) =>
          ask(
            api(backoffice.listDepositsToJudge, {
              query: question as QueryOf<typeof backoffice.listDepositsToJudge>,
            }),
          )
        }
        keyOf={({ paymentId }) => paymentId}
        cells={cells}
        below={(row) => (which === 'all' ? null : <DepositBelow deposit={row} onAction={setInput} />)}
        everyMs={READ_EVERY_MS}
      />
      {input ? <DepositDialog input={input} onClose={() => setInput(undefined)} /> : null}
    </>
  )
}
