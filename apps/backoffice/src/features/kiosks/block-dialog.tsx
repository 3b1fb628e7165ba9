import { setKioskBlock } from '#contract/play-v1/staff-kiosks.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { KIOSKS, type Kiosk } from './kiosks.ts'

type Props = { readonly kiosk: Kiosk; readonly onClose: () => void }

/** Blocks a kiosk, or unblocks it. */
export function BlockDialog({ kiosk, onClose }: Props) {
  const { t } = useTexts()
  const { clientId, serialNumber } = kiosk
  const isBlocked = kiosk.blockedAt === null
  const what = isBlocked ? 'block' : 'unblock'
  return (
    <ConfirmDialog
      title={t(`kiosks.${what}Title`, { kiosk: serialNumber })}
      button={t(`kiosks.${what}`)}
      isDangerous={isBlocked}
      consequences={[{ kind: isBlocked ? 'stop' : 'ok', what: serialNumber, text: t(`kiosks.${what}Now`) }]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        await ask(api(setKioskBlock, { body: { clientId, isBlocked, explanation } }))
        announce(t(isBlocked ? 'kiosks.blocked' : 'kiosks.lets'))
        await queryClient.invalidateQueries({ queryKey: KIOSKS })
      }}
    />
  )
}
