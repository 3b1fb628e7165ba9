import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { importStatement } from '#contract/play-v1/bank-statements.ts'
import { CallProblem } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import textStyles from '../../shell/text.module.css'
import { uploadFile } from '../../shell/upload-file.ts'
import { useTexts } from '../../shell/use-texts.ts'

export type Taken = ReplyOf<typeof importStatement>

type Props = {
  readonly file: File
  readonly onTaken: (taken: Taken) => Promise<void>
  readonly onClose: () => void
}

/** Uploads a file in place of the bank: if it contains anything new, it waits for a second person. */
export function ImportDialog({ file, onTaken, onClose }: Props) {
  const { t, or } = useTexts()
  const [problem, setProblem] = useState('')
  return (
    <ConfirmDialog
      title={t('statements.importTitle', { name: file.name })}
      button={t('statements.importNow')}
      consequences={[
        { kind: 'info', what: t('statements.import'), text: t('statements.importMatches') },
        { kind: 'wait', what: t('screen.approvals'), text: t('statements.importByTwo') },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        setProblem('')
        try {
          await onTaken(await uploadFile(importStatement, file, '', { explanation }))
        } catch (error) {
          setProblem(problemOf(error))
          throw error
        }
      }}
    >
      {problem === '' ? null : <p className={textStyles.small}>{or(`statements.problem.${problem}`, '')}</p>}
    </ConfirmDialog>
  )
}

function problemOf(error: unknown): string {
  const problem = error instanceof CallProblem ? error.failed.details?.['problem'] : undefined
  return typeof problem === 'string' ? problem : ''
}
