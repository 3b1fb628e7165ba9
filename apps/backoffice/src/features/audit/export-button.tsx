import { Download } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { BodyOf } from '#contract/call.ts'
import { auditList } from '#contract/lists/audit.ts'
import { exportAudit } from '#contract/play-v1/audit.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { readState } from '../../shell/list/list-state.ts'
import { useTexts } from '../../shell/use-texts.ts'

/** Asks why, and downloads the lines of the filter with what stood before and after, at once. */
export function ExportButton({ asked }: { readonly asked: Readonly<Record<string, string>> }) {
  const { t } = useTexts()
  const [search] = useSearchParams()
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
            const { url } = await ask(api(exportAudit, { body: { ...filterOf(search, asked), explanation } }))
            // The answer is an attachment: the page stays.
            window.location.assign(url)
            announce(t('audit.exportDone'))
          }}
        />
      ) : null}
    </>
  )
}

const NUMBERS = new Set(['playerId', 'userId'])
const SEVERAL = new Set(['outcomes', 'actorKinds'])

/** The filter of the address as a body has it. */
function filterOf(search: URLSearchParams, asked: Readonly<Record<string, string>>) {
  const chosen = [...readState(auditList, search).filters].map(([name, values]) => [
    name,
    SEVERAL.has(name) ? [...values] : NUMBERS.has(name) ? Number(values[0]) : values[0],
  ])
  const filter = { ...Object.fromEntries(chosen), ...(asked['changesOnly'] ? { changesOnly: true } : {}) } as object
  return filter as Omit<BodyOf<typeof exportAudit>, 'explanation'>
}
