import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { listUnprocessedTransactions } from '#contract/onling-v2/bank-transfer.ts'
import { importStatement } from '#contract/play-v1/bank-statements.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMay } from '../../shell/session.ts'
import { uploadFile } from '../../shell/upload-file.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { ItemDialog } from './item-dialog.tsx'
import { readBankAgain } from './read-again.ts'
import { StatementFetches } from './statement-fetches.tsx'
import { StatementList } from './statement-list.tsx'

export type Item = ReplyOf<typeof listUnprocessedTransactions>['rows'][number]

/** Movements that found no payment by themselves, a place to hand in a statement, how the bank answers, and what came. */
export function StatementsView() {
  const { t, or } = useTexts()
  const mayImport = useMay('payments.manage')
  const [open, setOpen] = useState<Item>()
  const { query, rows } = usePages(['statements', 'open'], (cursor) =>
    ask(api(listUnprocessedTransactions, { query: cursor ? { cursor } : {} })),
  )
  const take = useMutation({
    mutationFn: (file: File) => uploadFile(importStatement, file),
    onSuccess: async ({ items, known, matched, open: left }) => {
      await readBankAgain()
      announce(t('statements.taken', { items, matched, open: left, known }))
    },
  })
  return (
    <div className="stack">
      {mayImport ? (
        <div className="box-pad row wrap">
          <label className="btn pri file">
            {take.isPending ? t('confirm.working') : t('statements.import')}
            <input
              type="file"
              className="sr"
              accept=".xml,.gpc,.abo,.txt"
              disabled={take.isPending}
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) take.mutate(file)
                target.value = ''
              }}
            />
          </label>
          <span className="s mut">{t('statements.formats')}</span>
          <output className="s">
            {take.data
              ? t('statements.taken', {
                  items: take.data.items,
                  matched: take.data.matched,
                  open: take.data.open,
                  known: take.data.known,
                })
              : null}
          </output>
        </div>
      ) : null}
      {take.isError ? (
        <div className="box-pad">
          <ProblemNote error={take.error} />
          <p className="s">{or(`statements.problem.${problemOf(take.error)}`, '')}</p>
        </div>
      ) : null}
      <PagedList
        pages={query}
        count={rows.length}
        label={t('statements.open')}
        empty={t('statements.nothingOpen')}
        head={
          <tr>
            <th>{t('statements.bookedOn')}</th>
            <th>{t('statements.from')}</th>
            <th className="hide">{t('statements.symbol')}</th>
            <th className="hide">{t('statements.message')}</th>
            <th>{t('statements.why')}</th>
            <th className="n">{t('deposits.amount')}</th>
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.itemId} data-row={row.itemId} tabIndex={-1}>
            <td className="s mut nw">{row.bookedOn}</td>
            <td>
              <button type="button" className="open-row lnk" onClick={() => setOpen(row)}>
                {row.counterName ?? row.counterAccount ?? t('statements.bankItself')}
              </button>
            </td>
            <td className="code hide">{row.variableSymbol ?? '–'}</td>
            <td className="s sec hide">{row.message ?? '–'}</td>
            <td className="s">{or(`itemProblem.${row.problem ?? ''}`, row.problem ?? '')}</td>
            <td className="n b">{writeMoney(row.amount)}</td>
          </tr>
        ))}
      </PagedList>
      <StatementFetches />
      <StatementList />
      {open ? <ItemDialog item={open} onClose={() => setOpen(undefined)} /> : null}
    </div>
  )
}

function problemOf(error: unknown): string {
  const details =
    typeof error === 'object' && error !== null && 'failed' in error
      ? (error.failed as { details?: Record<string, unknown> }).details
      : undefined
  return String(details?.['problem'] ?? '')
}
