import { Download } from 'lucide-react'
import { useState } from 'react'
import { exportAudit } from '#contract/play-v1/audit.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import type { AuditFilter } from './read-filter.ts'

/** Asks why, and downloads the lines of the filter as a file for a spreadsheet. */
export function ExportButton({ filter }: { readonly filter: AuditFilter }) {
  const { t } = useTexts()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <ActionButton
        permission="audit.read"
        icon={<Download aria-hidden="true" />}
        label={t('audit.export')}
        onClick={() => setAsking(true)}
      />
      {isAsking ? (
        <ConfirmDialog
          title={t('audit.exportTitle')}
          button={t('audit.export')}
          consequences={[{ kind: 'info', what: t('screen.audit'), text: t('audit.exportNow') }]}
          onClose={() => setAsking(false)}
          onCommit={async ({ explanation }) => {
            const { url } = await ask(api(exportAudit, { body: { ...filter, explanation } }))
            // The answer is an attachment: the page stays.
            window.location.assign(url)
            announce(t('audit.exportDone'))
          }}
        />
      ) : null}
    </>
  )
}
