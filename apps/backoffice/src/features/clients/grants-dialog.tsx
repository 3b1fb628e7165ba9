import { useState } from 'react'
import { setClientGrants } from '#contract/play-v1/staff-clients.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { CLIENTS, type Client } from './clients.ts'
import { GrantFields } from './grant-fields.tsx'
import { readGrants, writeGrants } from './read-grants.ts'

/** A reduction applies at once; an extension waits for a second person. */
export function GrantsDialog({ client, onClose }: { readonly client: Client; readonly onClose: () => void }) {
  const { t } = useTexts()
  const [written, setWritten] = useState(() => writeGrants(client.grants))
  return (
    <ConfirmDialog
      title={t('clients.grantsTitle', { name: client.name })}
      button={t('clients.saveGrants')}
      consequences={[
        { kind: 'info', what: t('clients.less'), text: t('clients.lessNow') },
        { kind: 'wait', what: t('clients.more'), text: t('clients.moreNow') },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        const grants = readGrants(written) ?? []
        await ask(api(setClientGrants, { body: { clientId: client.clientId, grants, explanation } }))
        announce(t('staff.done'))
        await queryClient.invalidateQueries({ queryKey: CLIENTS })
      }}
    >
      <GrantFields value={written} onChange={setWritten} />
    </ConfirmDialog>
  )
}
