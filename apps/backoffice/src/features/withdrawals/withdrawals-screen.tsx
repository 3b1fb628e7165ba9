import { HandCoins, Landmark, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { withdrawalList } from '#contract/lists/withdrawals.ts'
import { listPendingWithdrawPlayers } from '#contract/onling-v2/withdrawals.ts'
import { WITHDRAWAL_STATES, type WithdrawalState } from '#contract/states/withdrawal-states.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { BulkButton } from '../../shell/list/bulk-button.tsx'
import { DataList } from '../../shell/list/data-list.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { MakePayoutDialog } from './make-payout-dialog.tsx'
import { QueueFilterBar } from './queue-filter.tsx'
import { SendDialog } from './send-dialog.tsx'
import { StateChips } from './state-chips.tsx'
import { TransferFiles } from './transfer-files.tsx'
import { useWithdrawalCells } from './withdrawal-cells.tsx'
import { WithdrawalDialog } from './withdrawal-dialog.tsx'

export type Withdrawal = ReplyOf<typeof listPendingWithdrawPlayers>['rows'][number]

const READ_EVERY_MS = 30_000

/** The queue of withdrawals: players, waiting times, signals; and the files for the bank. */
export function WithdrawalsScreen() {
  const { t } = useTexts()
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [rows, setRows] = useState<ReadonlyMap<string, Withdrawal>>(new Map())
  const [open, setOpen] = useState<Withdrawal>()
  const [isSending, setIsSending] = useState(false)
  const [isMaking, setIsMaking] = useState(false)
  const [bulk, setBulk] = useState<readonly string[]>()
  const [searched, setSearched] = useState('')
  const [state, chooseState] = useStateOfQueue()
  const cells = useWithdrawalCells(setOpen)
  // Only rows that still wait are sent. Cash is paid one by one.
  const shown = [...marked].flatMap((id) => rows.get(id) ?? [])
  const toSend = shown.filter(({ state: now, method }) => now === 'pending' && method !== 'CashPayout')
  const total = {
    amountMinor: toSend.reduce((sum, { amount }) => sum + amount.amountMinor, 0),
    currency: toSend[0]?.amount.currency ?? 'CZK',
  }
  const read = async (question: object) => {
    const page = await ask(
      api(listPendingWithdrawPlayers, { query: question as QueryOf<typeof listPendingWithdrawPlayers> }),
    )
    setRows((before) => new Map([...before, ...page.rows.map((row) => [row.withdrawalId, row] as const)]))
    return page
  }

  return (
    <>
      <QueueHead
        marked={shown.map(({ withdrawalId }) => withdrawalId)}
        toSend={toSend}
        total={total}
        onMake={() => setIsMaking(true)}
        onBulk={() => setBulk(shown.map(({ withdrawalId }) => withdrawalId))}
        onSend={() => setIsSending(true)}
      />
      <StateChips state={state} everyMs={READ_EVERY_MS} onState={chooseState} />
      <QueueFilterBar searched={searched} onSearch={setSearched} />
      <div className={layout.stack}>
        <DataList
          list={withdrawalList}
          label={t('screen.withdrawals')}
          empty={t('withdrawals.empty')}
          read={read}
          keyOf={({ withdrawalId }) => withdrawalId}
          asked={searched === '' ? {} : { search: searched }}
          cells={cells}
          marking={{
            marked,
            onMark: setMarked,
            labelOf: ({ referenceNumber }) => t('withdrawals.select', { reference: referenceNumber }),
          }}
          everyMs={READ_EVERY_MS}
        />
        <TransferFiles />
      </div>
      {bulk ? (
        <BulkDialog withdrawalIds={bulk} onDone={() => setMarked(new Set())} onClose={() => setBulk(undefined)} />
      ) : null}
      {open ? <WithdrawalDialog withdrawal={open} onClose={() => setOpen(undefined)} /> : null}
      {isMaking ? <MakePayoutDialog onClose={() => setIsMaking(false)} /> : null}
      {isSending ? (
        <SendDialog
          withdrawals={toSend}
          total={total}
          onSent={() => setMarked(new Set())}
          onClose={() => setIsSending(false)}
        />
      ) : null}
    </>
  )
}

/** The single state selected by the chips, from the filter of the list. */
function useStateOfQueue() {
  const [search, setSearch] = useSearchParams()
  const states = search.getAll('states')
  const state = states.length > 1 ? null : WITHDRAWAL_STATES.find((one) => one === states[0])
  const choose = (next: WithdrawalState | undefined) =>
    setSearch(
      (before) => {
        const address = new URLSearchParams(before)
        address.delete('states')
        if (next) address.set('states', next)
        return address
      },
      { replace: true },
    )
  return [state, choose] as const
}

type HeadProps = {
  readonly marked: readonly string[]
  readonly toSend: readonly Withdrawal[]
  readonly total: Withdrawal['amount']
  readonly onMake: () => void
  readonly onBulk: () => void
  readonly onSend: () => void
}

/** The title, and the actions on selected rows. */
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
        <BulkButton
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
