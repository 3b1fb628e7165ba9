import { useState } from 'react'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { PagedList, usePages } from '../../../shell/paged-list.tsx'
import textStyles from '../../../shell/text.module.css'
import { useRowKeys } from '../../../shell/use-row-keys.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { DepositDialog } from './deposit-dialog.tsx'
import { DepositHead, DepositRows, type DepositAction } from './deposit-rows.tsx'

const READ_EVERY_MS = 60_000

/** The queue: deposits of all players whose partner said something that a person must judge. */
export function DepositsScreen() {
  const { t } = useTexts()
  const [input, setInput] = useState<DepositAction>()
  const { query, rows } = usePages(
    ['deposits'],
    (cursor) => ask(api(backoffice.listDepositsToJudge, { query: cursor ? { cursor } : {} })),
    { everyMs: READ_EVERY_MS },
  )
  useRowKeys()
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.deposits')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('deposits.queueWhat')}</div>
        </div>
      </div>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('screen.deposits')}
        empty={t('deposits.queueEmpty')}
        head={<DepositHead withPlayer />}
      >
        <DepositRows deposits={rows} withPlayer onAction={setInput} />
      </PagedList>
      {input ? <DepositDialog input={input} onClose={() => setInput(undefined)} /> : null}
    </>
  )
}
