import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import type { ClientRow } from './clients.ts'

/** Whether it is enabled, is switching to another secret, and has ever called. */
export function ClientState({ client }: { readonly client: ClientRow }) {
  const { t } = useTexts()
  if (!client.isActive) return <Status kind="hold">{t('clients.state.off')}</Status>
  if (client.secrets === 0) return <Status kind="info">{t('clients.state.noSecret')}</Status>
  if (client.secrets > 1) return <Status kind="wait">{t('clients.state.changing')}</Status>
  if (client.lastCallAt === null) return <Status kind="info">{t('clients.state.silent')}</Status>
  return <Status kind="ok">{t('clients.state.on')}</Status>
}
