import { endClientSecret } from '#contract/play-v1/staff-clients.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { CLIENTS, type Client } from './clients.ts'

type Props = {
  readonly client: Client
  readonly secret: Client['secretsGood'][number]
  readonly onClose: () => void
}

/** Ends one secret at once, with every token issued for it. */
export function EndSecretDialog({ client, secret, onClose }: Props) {
  const { t } = useTexts()
  const isLast = client.secretsGood.length === 1
  return (
    <ConfirmDialog
      title={t('clients.endSecretTitle', { hint: secret.hint, name: client.name })}
      button={t('clients.endSecret')}
      isDangerous
      consequences={[
        { kind: 'stop', what: `…${secret.hint}`, text: t('clients.endSecretNow', { count: secret.calls }) },
        ...(isLast ? [{ kind: 'risk', what: t('clients.lastSecret'), text: t('clients.lastSecretNow') } as const] : []),
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        const body = { clientId: client.clientId, secretId: secret.secretId, explanation }
        await ask(api(endClientSecret, { body }))
        announce(t('clients.secretEnded'))
        await queryClient.invalidateQueries({ queryKey: CLIENTS })
      }}
    />
  )
}
