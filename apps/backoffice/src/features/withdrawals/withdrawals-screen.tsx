import { HandCoins, Landmark, ListChecks } from 'lucide-react'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import type * as withdrawals from '#contract/onling-v2/withdrawals.ts'
import { listPendingWithdrawPlayers } from '#contract/onling-v2/withdrawals.ts'
import type { WithdrawalState } from '#contract/states/withdrawal-states.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberHeader } from '#ui/table/table.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { MakePayoutDialog } from './make-payout-dialog.tsx'
import { QueueFilterBar, type QueueFilter } from './queue-filter.tsx'
import { SendDialog } from './send-dialog.tsx'
import { StateChips } from './state-chips.tsx'
import { TransferFiles } from './transfer-files.tsx'
import { WithdrawalDialog } from './withdrawal-dialog.tsx'
import { WithdrawalRow } from './withdrawal-row.tsx'

export type Withdrawal = ReplyOf<typeof withdrawals.listPendingWithdrawPlayers>['rows'][number]

const READ_EVERY_MS = 30_000

/** The queue of money out: who waits, for how long, what to look at; and the files for the bank. */
export function WithdrawalsScreen() {
  const { t } = useTexts()
  const [state, setState] = useState<WithdrawalState>()
  const [chosen, setChosen] = useState<ReadonlyMap<string, Withdrawal>>(new Map())
  const [open, setOpen] = useState<Withdrawal>()
  const [isSending, setIsSending] = useState(false)
  const [isMaking, setIsMaking] = useState(false)
  const [bulk, setBulk] = useState<readonly string[]>()
  const [filter, setFilter] = useState<QueueFilter>({})
  const { query, rows } = usePages(
    ['withdrawals', state, filter],
    (cursor) =>
      ask(
        api(listPendingWithdrawPlayers, {
          query: { ...(cursor ? { cursor } : {}), ...(state ? { state } : {}), ...filter },
        }),
      ),
    { everyMs: READ_EVERY_MS },
  )
  useRowKeys()
  // What has gone on meanwhile is not sent: only rows that still wait count. Cash is handed over, one by one.
  const waiting = new Set(
    rows.flatMap(({ state: now, method, withdrawalId }) =>
      now === 'pending' && method !== 'CashPayout' ? [withdrawalId] : [],
    ),
  )
  const toSend = [...chosen.values()].filter(({ withdrawalId }) => waiting.has(withdrawalId))
  const total = {
    amountMinor: toSend.reduce((sum, { amount }) => sum + amount.amountMinor, 0),
    currency: toSend[0]?.amount.currency ?? 'CZK',
  }

  const shown = new Set(rows.map(({ withdrawalId }) => withdrawalId))
  const marked = [...chosen.keys()].filter((id) => shown.has(id))

  const choose = (row: Withdrawal, isChosen: boolean) => {
    const next = new Map(chosen)
    if (isChosen) next.set(row.withdrawalId, row)
    else next.delete(row.withdrawalId)
    setChosen(next)
  }

  return (
    <>
      <QueueHead
        marked={marked}
        toSend={toSend}
        total={total}
        onMake={() => setIsMaking(true)}
        onBulk={() => setBulk(marked)}
        onSend={() => setIsSending(true)}
      />
      <StateChips state={state} everyMs={READ_EVERY_MS} onState={setState} />
      <QueueFilterBar filter={filter} onChange={setFilter} />
      <PagedList
        pages={query}
        count={rows.length}
        label={t('screen.withdrawals')}
        empty={t('withdrawals.empty')}
        head={
          <tr>
            <th>
              <span className={textStyles.aloud}>{t('withdrawals.sendNone')}</span>
            </th>
            <th className={layout.notPhone}>{t('withdrawals.since')}</th>
            <th>{t('audit.player')}</th>
            <th className={layout.wideOnly}>{t('withdrawals.payee')}</th>
            <th className={layout.wideOnly}>{t('withdrawals.signals')}</th>
            <th>{t('players.state')}</th>
            <NumberHeader>{t('deposits.amount')}</NumberHeader>
          </tr>
        }
      >
        {rows.map((row) => (
          <WithdrawalRow
            key={row.withdrawalId}
            row={row}
            isChosen={chosen.has(row.withdrawalId)}
            onChoose={(isChosen) => choose(row, isChosen)}
            onOpen={() => setOpen(row)}
          />
        ))}
      </PagedList>
      <TransferFiles />
      {bulk ? (
        <BulkDialog withdrawalIds={bulk} onDone={() => setChosen(new Map())} onClose={() => setBulk(undefined)} />
      ) : null}
      {open ? <WithdrawalDialog withdrawal={open} onClose={() => setOpen(undefined)} /> : null}
      {isMaking ? <MakePayoutDialog onClose={() => setIsMaking(false)} /> : null}
      {isSending ? (
        <SendDialog
          withdrawals={toSend}
          total={total}
          onSent={() => setChosen(new Map())}
          onClose={() => setIsSending(false)}
        />
      ) : null}
    </>
  )
}

type HeadProps = {
  readonly marked: readonly string[]
  readonly toSend: readonly Withdrawal[]
  readonly total: Withdrawal['amount']
  readonly onMake: () => void
  readonly onBulk: () => void
  readonly onSend: () => void
}

/** The title, and what can be done with the rows that are marked. */
function QueueHead({ marked, toSend, total, onMake, onBulk, onSend }: HeadProps) {
  const { t } = useTexts()
  return (
    <div className={layout.head}>
      <div className={layout.grow}>
        <h1>{t('screen.withdrawals')}</h1>
        <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('withdrawals.what')}</div>
      </div>
      <ActionButton
        permission="payments.manage"
        icon={<HandCoins aria-hidden="true" />}
        label={t('payouts.make')}
        onClick={onMake}
      />
      {marked.length > 0 ? (
        <ActionButton
          permission="payments.manage"
          icon={<ListChecks aria-hidden="true" />}
          label={t('queue.bulk', { count: marked.length })}
          onClick={onBulk}
        />
      ) : null}
      {toSend.length > 0 ? (
        <ActionButton
          permission="payments.send"
          variant="primary"
          icon={<Landmark aria-hidden="true" />}
          label={t('withdrawals.send', {
            count: toSend.length,
            total: writeMoney(total),
          })}
          onClick={onSend}
        />
      ) : null}
    </div>
  )
}
