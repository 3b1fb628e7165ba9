import { useRef, useState } from 'react'
import { addClientSecret } from '#contract/play-v1/staff-clients.ts'
import { Select } from '#ui/field/select.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { CLIENTS, type Client } from './clients.ts'
import { SecretOnce } from './secret-once.tsx'

/** How long the old secret remains valid, so that the service can switch: a day, a week, at most a month. */
const HOURS = [168, 24, 1, 720, 0] as const

/** Adds a second secret, for a switch without an interruption; it is shown once. */
export function AddSecretDialog({ client, onClose }: { readonly client: Client; readonly onClose: () => void }) {
  const { t } = useTexts()
  const [hours, setHours] = useState<number>(HOURS[0])
  const [secret, setSecret] = useState<string>()
  const isMade = useRef(false)
  if (secret) return <SecretOnce clientId={client.clientId} secret={secret} onClose={onClose} />
  const hasOld = client.secretsGood.length > 0
  return (
    <ConfirmDialog
      title={t('clients.addSecretTitle', { name: client.name })}
      button={t('clients.addSecret')}
      consequences={[
        { kind: 'wait', what: t('screen.approvals'), text: t('clients.secretByTwo') },
        { kind: 'ok', what: t('clients.newSecret'), text: t('clients.newSecretNow') },
        ...(hasOld
          ? [
              {
                kind: hours === 0 ? 'stop' : 'wait',
                what: t('clients.oldSecret'),
                text: t(`clients.after.${hours as 0}`),
              } as const,
            ]
          : []),
      ]}
      isDangerous={hasOld && hours === 0}
      // A secret shown once must be closed by hand.
      onClose={() => {
        if (!isMade.current) onClose()
      }}
      onCommit={async ({ explanation }) => {
        const body = { clientId: client.clientId, endOldAfterHours: hours, explanation }
        const made = await ask(api(addClientSecret, { body }))
        isMade.current = true
        setSecret(made.secret)
        await queryClient.invalidateQueries({ queryKey: CLIENTS })
      }}
    >
      {hasOld ? (
        <Select label={t('clients.oldEnds')} value={hours} onChange={(event) => setHours(Number(event.target.value))}>
          {HOURS.map((one) => (
            <option key={one} value={one}>
              {t(`clients.hours.${one}`)}
            </option>
          ))}
        </Select>
      ) : null}
    </ConfirmDialog>
  )
}
