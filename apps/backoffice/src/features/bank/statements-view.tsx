import { useState } from 'react'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { bankItemList } from '#contract/lists/bank-items.ts'
import { listUnprocessedTransactions } from '#contract/onling-v2/bank-transfer.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import rowStyles from '../../shell/rows.module.css'
import { useMay } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { ImportDialog, type Taken } from './import-dialog.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { readBankAgain } from './read-again.ts'
import { StatementFetches } from './statement-fetches.tsx'
import { StatementList } from './statement-list.tsx'

export type Item = ReplyOf<typeof listUnprocessedTransactions>['rows'][number]

/**
 * Movements that were not matched automatically, the upload of a statement, responses of the bank, and past statements.
 */
export function StatementsView() {
  const { t } = useTexts()
  const mayImport = useMay('payments.manage')
  const [open, setOpen] = useState<Item>()
  const [file, setFile] = useState<File>()
  const [taken, setTaken] = useState<Taken>()
  return (
    <div className={layout.stack}>
      {mayImport ? (
        <div className={joinClasses(layout.padded, layout.row, layout.wrap)}>
          <label className={buttonClass('primary')}>
            {t('statements.import')}
            <input
              type="file"
              className={textStyles.aloud}
              accept=".xml,.gpc,.abo,.txt"
              onChange={({ target }) => {
                setTaken(undefined)
                setFile(target.files?.[0])
                target.value = ''
              }}
            />
          </label>
          <span className={joinClasses(textStyles.small, textStyles.muted)}>{t('statements.formats')}</span>
          <output className={textStyles.small}>{taken ? t('statements.taken', takenOf(taken)) : null}</output>
        </div>
      ) : null}
      <DataList
        list={bankItemList}
        label={t('statements.open')}
        empty={t('statements.nothingOpen')}
        read={(question) =>
          ask(api(listUnprocessedTransactions, { query: question as QueryOf<typeof listUnprocessedTransactions> }))
        }
        keyOf={({ itemId }) => itemId}
        keptAs={['statements', 'open']}
        cells={{
          counterName: (row: Item) => (
            <button type="button" data-opener className={rowStyles.opener} onClick={() => setOpen(row)}>
              {row.counterName ?? row.counterAccount ?? t('statements.bankItself')}
            </button>
          ),
        }}
      />
      <StatementFetches />
      <StatementList />
      {open ? <ItemDialog item={open} onClose={() => setOpen(undefined)} /> : null}
      {file ? (
        <ImportDialog
          file={file}
          onClose={() => setFile(undefined)}
          onTaken={async (counts) => {
            await readBankAgain()
            setTaken(counts)
            announce(t('statements.taken', takenOf(counts)))
          }}
        />
      ) : null}
    </div>
  )
}

const takenOf = ({ items, matched, open, known }: Taken) => ({ items, matched, open, known })
