import { deletePlannedShutdown, type Shutdown } from '#contract/onling-v2/diagnostics.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { SHUTDOWNS } from './plan-dialog.tsx'

type Props = { readonly shutdown: Shutdown; readonly isRunning: boolean; readonly onClose: () => void }

/** Cancels a planned shutdown, or ends the running one at once. */
export function TakeBackDialog({ shutdown, isRunning, onClose }: Props) {
  const { t, language } = useTexts()
  const what = isRunning ? 'end' : 'cancel'
  return (
    <ConfirmDialog
      title={t(`shutdowns.${what}Title`)}
      button={t(`shutdowns.${what}`)}
      explanationMin={0}
      consequences={[{ kind: 'ok', what: writeMoment(shutdown.startsAt, language), text: t(`shutdowns.${what}Now`) }]}
      onClose={onClose}
      onCommit={async () => {
        await ask(api(deletePlannedShutdown, { query: { shutdownId: shutdown.shutdownId } }))
        announce(t('shutdowns.takenBack'))
        await queryClient.invalidateQueries({ queryKey: SHUTDOWNS })
      }}
    />
  )
}
