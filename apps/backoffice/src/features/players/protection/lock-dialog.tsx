import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import * as player from '#contract/onling-v2/player.ts'
import type * as backoffice from '#contract/play-v1/backoffice.ts'
import { announce } from '../../../shell/announce.tsx'
import { api, ask, codeOf } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import { Note } from '../../../shell/note.tsx'
import { queryClient } from '../../../shell/session.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoney } from '../../../shell/write-money.ts'
import { writeMoment } from '../../../shell/write-time.ts'

type Dossier = ReplyOf<typeof backoffice.getPlayer>

/**
 * Locks an open player and unlocks a locked one, depending on the state when the dialog opened. A change by somebody
 * else never turns the dialog into its opposite; it is shown instead, and the server refuses the commit.
 */
export function LockDialog({ player: present, onClose }: { readonly player: Dossier; readonly onClose: () => void }) {
  const { t, or, language } = useTexts()
  const [seen] = useState(present)
  const { playerId } = seen
  const money = {
    kind: 'ok',
    what: t('lock.money'),
    text: t('lock.moneyStays', { amount: writeMoney(present.balance) }),
  } as const
  const readAgain = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['player', playerId] }),
      queryClient.invalidateQueries({ queryKey: ['players'] }),
    ])
  const commit = async (call: () => Promise<unknown>, done: string) => {
    try {
      await call()
    } catch (error) {
      if (codeOf(error) === 'ERR_STATE_CHANGED') void readAgain()
      throw error
    }
    await readAgain()
    announce(done)
  }
  const conflict =
    present.lock?.lockedAt === seen.lock?.lockedAt ? null : (
      <Note kind="wait" role="status">
        <div>
          <b>{t('lock.changedMeanwhile')}</b>{' '}
          {present.lock
            ? `${t('lock.since', { at: writeMoment(present.lock.lockedAt, language), by: present.lock.lockedBy })} ${or(`reason.${present.lock.reason}`, present.lock.reason)}.`
            : t('lock.nowOpen')}
        </div>
      </Note>
    )
  if (seen.lock) {
    const { lockedAt } = seen.lock
    return (
      <ConfirmDialog
        title={t('lock.unlockTitle', { id: playerId })}
        button={t('lock.unlockButton')}
        consequences={[{ kind: 'ok', what: t('capability.signIn'), text: t('lock.unlockNow') }, money]}
        onClose={onClose}
        onCommit={({ explanation, acceptedWarnings }) =>
          commit(
            () => ask(api(player.unlock, { body: { playerId, explanation, lockedAt, acceptedWarnings } })),
            t('lock.unlocked', { id: playerId }),
          )
        }
      >
        {conflict}
      </ConfirmDialog>
    )
  }
  return (
    <ConfirmDialog
      title={t('lock.lockTitle', { id: playerId })}
      button={t('lock.lockButton')}
      isDangerous
      consequences={[
        { kind: 'stop', what: t('lock.sessions'), text: t('lock.sessionsEnd', { count: seen.openSessions }) },
        { kind: 'stop', what: t('lock.use'), text: t('lock.useStops') },
        money,
      ]}
      reasons={player.LOCK_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
      onClose={onClose}
      onCommit={({ reason, explanation }) => {
        const known = player.LOCK_REASONS.find((one) => one === reason) ?? 'other'
        return commit(
          () => ask(api(player.lock, { body: { playerId, reason: known, explanation } })),
          t('lock.locked', { id: playerId }),
        )
      }}
    >
      {conflict}
    </ConfirmDialog>
  )
}
