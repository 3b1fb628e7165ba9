import { useState } from 'react'
import { cancelRound, registerPlayer } from '#contract/onling-v2/tournaments.ts'
import { disqualify, publishResults } from '#contract/play-v1/tournaments.ts'
import type { TournamentRound } from '#contract/shapes/tournaments.ts'
import layout from '../../shell/layout.module.css'
import { announce } from '../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { NumberField } from '../../shell/number-field.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { nameOfRound, TOURNAMENTS } from './words.ts'

export type RoundAction = 'cancel' | 'publish'
type Props = { readonly round: TournamentRound; readonly onClose: () => void }

export const refreshTournaments = () => queryClient.invalidateQueries({ queryKey: TOURNAMENTS })

/** Cancels a round, or requests publication of its results, which a second person approves. */
export function RoundActionDialog({ round, action, onClose }: Props & { readonly action: RoundAction }) {
  const texts = useTexts()
  const { t } = texts
  const isEnd = action === 'cancel'
  return (
    <ConfirmDialog
      title={`${t(`tournaments.${action}`)}: ${nameOfRound(texts, round)}`}
      button={t(`tournaments.${action}`)}
      isDangerous={isEnd}
      consequences={[
        { kind: isEnd ? 'stop' : 'wait', what: nameOfRound(texts, round), text: t(`tournaments.${action}Now`) },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        const { roundId } = round
        try {
          if (isEnd) await ask(api(cancelRound, { body: { roundId, explanation } }))
          else await ask(api(publishResults, { body: { roundId, explanation, acceptedWarnings } }))
          announce(t(isEnd ? 'tournaments.cancelled' : 'tournaments.published'))
        } finally {
          await refreshTournaments()
        }
      }}
    />
  )
}

/** Registers a player on their request. */
export function RegisterDialog({ round, onClose }: Props) {
  const { t } = useTexts()
  const [player, setPlayer] = useState('')
  const [isAnonymous, setAnonymous] = useState(true)
  return (
    <ConfirmDialog
      title={t('tournaments.register')}
      button={t('tournaments.register')}
      consequences={[{ kind: 'ok', what: round.name, text: t('tournaments.registerNow') }]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        const playerId = Number(player)
        if (!(playerId > 0)) throw new CallProblem({ ok: false, status: 400, code: 'ERR_INVALID_INPUT' })
        await ask(api(registerPlayer, { body: { roundId: round.roundId, playerId, isAnonymous, explanation } }))
        announce(t('tournaments.done'))
        await refreshTournaments()
      }}
    >
      <NumberField label={t('tournaments.player')} value={player} onWrite={setPlayer} isNeeded />
      <label className={layout.row}>
        <input type="checkbox" checked={isAnonymous} onChange={() => setAnonymous(!isAnonymous)} />
        {t('tournaments.isAnonymous')}
      </label>
    </ConfirmDialog>
  )
}

/** Removes a player from a round. */
export function DisqualifyDialog({ round, playerId, onClose }: Props & { readonly playerId: number }) {
  const { t } = useTexts()
  return (
    <ConfirmDialog
      title={t('tournaments.disqualifyTitle', { id: playerId })}
      button={t('tournaments.disqualify')}
      isDangerous
      consequences={[{ kind: 'stop', what: round.name, text: t('tournaments.disqualifyNow') }]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        await ask(api(disqualify, { body: { roundId: round.roundId, playerId, explanation } }))
        announce(t('tournaments.done'))
        await refreshTournaments()
      }}
    />
  )
}
