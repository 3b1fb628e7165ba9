import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { getTransferFile, listTransferFiles } from '#contract/play-v1/staff-withdrawals.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { saveFile } from '../../shell/save-file.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'

/** How many files are shown above the queue; older ones are collapsed, so that the queue is visible. */
const SHOWN_AT_ONCE = 2

/** The last files for the bank. Their text is loaded only on download, and each download is in the audit log. */
export function TransferFiles() {
  const { t } = useTexts()
  const [problem, setProblem] = useState<unknown>()
  const files = useQuery({
    queryKey: ['withdrawals', 'files'],
    queryFn: () => ask(api(listTransferFiles, { query: { limit: 20 } })),
  })

  async function take(fileId: string) {
    setProblem(undefined)
    try {
      const { name, content } = await ask(api(getTransferFile, { query: { fileId } }))
      saveFile(name, content, 'text/plain')
    } catch (error) {
      setProblem(error)
    }
  }

  const rows = files.data?.rows ?? []
  const [newest, older] = [rows.slice(0, SHOWN_AT_ONCE), rows.slice(SHOWN_AT_ONCE)]
  return (
    <section className={joinClasses(layout.section, layout.padded)} aria-labelledby="files-title">
      <h2 id="files-title">{t('withdrawals.files')}</h2>
      {problem ? <ProblemNote error={problem} /> : null}
      {files.isError ? <ProblemNote error={files.error} onRetry={() => void files.refetch()} /> : null}
      {files.data?.rows.length === 0 ? (
        <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('withdrawals.noFiles')}</p>
      ) : null}
      <FileList files={newest} onTake={(fileId) => void take(fileId)} />
      {older.length > 0 ? (
        <details>
          <summary>{t('withdrawals.olderFiles', { count: older.length })}</summary>
          <FileList files={older} onTake={(fileId) => void take(fileId)} />
        </details>
      ) : null}
    </section>
  )
}

type FilesProps = {
  readonly files: ReplyOf<typeof listTransferFiles>['rows']
  readonly onTake: (fileId: string) => void
}

function FileList({ files, onTake }: FilesProps) {
  const { t, language } = useTexts()
  return (
    <ul className={layout.column}>
      {files.map(({ fileId, name, count, total, createdAt, createdBy }) => (
        <li key={fileId} className={joinClasses(layout.row, layout.wrap)}>
          <ActionButton
            permission="payments.send"
            icon={<Download aria-hidden="true" />}
            label={t('withdrawals.download', { name })}
            onClick={() => onTake(fileId)}
          />
          <span className={joinClasses(textStyles.small, textStyles.muted)}>
            {t('withdrawals.file', {
              count,
              total: writeMoney(total),
              at: writeMoment(createdAt, language),
              name: createdBy,
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}
