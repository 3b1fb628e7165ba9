import { useState } from 'react'
import * as manageGame from '#contract/onling-v2/manage-online-game.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import type { StaffGame } from './filter-games.ts'

/** Disables or enables a game: the opposite of its state when the dialog opened. */
export function GameDialog({ game, onClose }: { readonly game: StaffGame; readonly onClose: () => void }) {
  const { t } = useTexts()
  const [{ key, name, isEnabled }] = useState(game)
  const call = isEnabled ? manageGame.disableGames : manageGame.enableGames
  return (
    <ConfirmDialog
      title={t(isEnabled ? 'games.disableTitle' : 'games.enableTitle', { name })}
      button={t(isEnabled ? 'games.disableButton' : 'games.enableButton')}
      isDangerous={isEnabled}
      consequences={[
        isEnabled
          ? { kind: 'stop', what: t('rounds.game'), text: t('games.nowOff') }
          : { kind: 'ok', what: t('rounds.game'), text: t('games.nowOn') },
        { kind: 'ok', what: t('sessions.rounds'), text: t('sessions.roundsSettle') },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        await ask(api(call, { body: { gameKeys: [key], explanation, acceptedWarnings } }))
        await queryClient.invalidateQueries({ queryKey: ['games'] })
        announce(t(isEnabled ? 'games.isOff' : 'games.isOn', { name }))
      }}
    />
  )
}
