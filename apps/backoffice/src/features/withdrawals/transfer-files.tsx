import { Download } from 'lucide-react'
import { useState } from 'react'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { transferFileList } from '#contract/lists/transfer-files.ts'
import { getTransferFile, listTransferFiles } from '#contract/play-v1/staff-withdrawals.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { saveFile } from '../../shell/save-file.ts'
import { useTexts } from '../../shell/use-texts.ts'

type Row = ReplyOf<typeof listTransferFiles>['rows'][number]

/** Files for the bank. Their text is loaded only on download, and each download is in the audit log. */
export function TransferFiles() {
  const { t } = useTexts()
  const [problem, setProblem] = useState<unknown>()

  async function take(fileId: string) {
    setProblem(undefined)
    try {
      const { name, content } = await ask(api(getTransferFile, { query: { fileId } }))
      saveFile(name, content, 'text/plain')
    } catch (error) {
      setProblem(error)
    }
  }

  return (
    <section aria-labelledby="files-title">
      <h2 id="files-title" className={layout.padded}>
        {t('withdrawals.files')}
      </h2>
      {problem ? <ProblemNote error={problem} /> : null}
      <DataList
        list={transferFileList}
        label={t('withdrawals.files')}
        empty={t('withdrawals.noFiles')}
        read={(question) => ask(api(listTransferFiles, { query: question as QueryOf<typeof listTransferFiles> }))}
        keyOf={({ fileId }) => fileId}
        keptAs={['withdrawals', 'files']}
        isSecond
        actions={({ fileId, name }: Row) => (
          <ActionButton
            permission="payments.send"
            icon={<Download aria-hidden="true" />}
            label={t('withdrawals.download', { name })}
            onClick={() => void take(fileId)}
          />
        )}
      />
    </section>
  )
}
