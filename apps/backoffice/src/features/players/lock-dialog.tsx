import type { ReplyOf } from '#contract/call.ts'
import * as player from '#contract/onling-v2/player.ts'
import type * as backoffice from '#contract/play-v1/backoffice.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'

type Dossier = ReplyOf<typeof backoffice.getPlayer>

/** Locks an open player and unlocks a locked one. */
export function LockDialog({ player: dossier, onClose }: { readonly player: Dossier; readonly onClose: () => void }) {
  const { t, language } = useTexts()
  const { playerId } = dossier
  const money = {
    kind: 'ok',
    what: t('lock.money'),
    text: t('lock.moneyStays', { amount: writeMoney(dossier.balance, language) }),
  } as const
  const afterwards = async (text: string) => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['player', playerId] }),
      queryClient.invalidateQueries({ queryKey: ['players'] }),
    ])
    announce(text)
  }
  if (dossier.lock) {
    return (
      <ConfirmDialog
        title={t('lock.unlockTitle', { id: playerId })}
        button={t('lock.unlockButton')}
        consequences={[{ kind: 'ok', what: t('capability.signIn'), text: t('lock.unlockNow') }, money]}
        onClose={onClose}
        onCommit={async ({ explanation }) => {
          await ask(api(player.unlock, { body: { playerId, explanation } }))
          await afterwards(t('lock.unlocked', { id: playerId }))
        }}
      />
    )
  }
  return (
    <ConfirmDialog
      title={t('lock.lockTitle', { id: playerId })}
      button={t('lock.lockButton')}
      isDangerous
      consequences={[
        { kind: 'stop', what: t('lock.sessions'), text: t('lock.sessionsEnd', { count: dossier.openSessions }) },
        { kind: 'stop', what: t('lock.use'), text: t('lock.useStops') },
        money,
      ]}
      reasons={player.LOCK_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
      onClose={onClose}
      onCommit={async ({ reason, explanation }) => {
        const known = player.LOCK_REASONS.find((one) => one === reason) ?? 'other'
        await ask(api(player.lock, { body: { playerId, reason: known, explanation } }))
        await afterwards(t('lock.locked', { id: playerId }))
      }}
    />
  )
}
