import { switchClientOff, switchClientOn } from '#contract/play-v1/staff-clients.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { CLIENTS, type Client } from './clients.ts'

/** One person disables a client; two enable it again. */
export function SwitchDialog({ client, onClose }: { readonly client: Client; readonly onClose: () => void }) {
  const { t } = useTexts()
  const { clientId, name, isActive } = client
  return (
    <ConfirmDialog
      title={t(isActive ? 'clients.offTitle' : 'clients.onTitle', { name })}
      button={t(isActive ? 'clients.switchOff' : 'clients.askOn')}
      isDangerous={isActive}
      consequences={[
        isActive
          ? { kind: 'stop', what: name, text: t('clients.offWhat') }
          : { kind: 'wait', what: t('staff.twoSign'), text: t('clients.onWhat') },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        const body = { clientId, explanation }
        await ask(isActive ? api(switchClientOff, { body }) : api(switchClientOn, { body }))
        announce(t('staff.done'))
        await queryClient.invalidateQueries({ queryKey: CLIENTS })
      }}
    />
  )
}
