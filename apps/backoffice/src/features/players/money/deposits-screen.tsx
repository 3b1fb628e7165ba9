import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { QueryOf } from '#contract/call.ts'
import { depositList } from '#contract/lists/deposits.ts'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { TabLinks } from '#ui/tabs/tab-links.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { DataList } from '../../../shell/list/data-list.tsx'
import { paths } from '../../../shell/paths.ts'
import { paymentStatus } from '../../../shell/payment-status.ts'
import rowStyles from '../../../shell/rows.module.css'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { DepositDialog } from './deposit-dialog.tsx'
import { DepositBelow, type Deposit, type DepositAction } from './deposit-rows.tsx'

const READ_EVERY_MS = 60_000
const VIEWS = ['to-judge', 'all'] as const

/** Deposits of all players: those that a person must judge, or all of them. */
export function DepositsScreen() {
  const { t, or } = useTexts()
  const [input, setInput] = useState<DepositAction>()
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
        cells={{
          playerId: ({ playerId }: Deposit) => (
            <Link to={paths.player(playerId, 'deposits')}>{t('player.title', { id: playerId })}</Link>
          ),
          referenceNumber: (row: Deposit) => (
            <button
              type="button"
              data-opener
              className={rowStyles.opener}
              aria-label={t('deposits.conversationTitle', { reference: row.referenceNumber })}
              onClick={() => setInput({ deposit: row, what: 'conversation' })}
            >
              {row.referenceNumber}
            </button>
          ),
          gateway: ({ gateway }: Deposit) => or(`gateway.${gateway}`, gateway),
          state: ({ state }: Deposit) => <Status kind={paymentStatus(state)}>{t(`payment.${state}`)}</Status>,
          attention: ({ attention }: Deposit) => (attention === null ? '–' : or(`reason.${attention}`, attention)),
        }}
        below={(row) => (which === 'all' ? null : <DepositBelow deposit={row} onAction={setInput} />)}
        everyMs={READ_EVERY_MS}
      />
      {input ? <DepositDialog input={input} onClose={() => setInput(undefined)} /> : null}
    </>
  )
}
