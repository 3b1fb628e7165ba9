import * as calls from '#contract/play-v1/staff-cards.ts'
import { BLOCK_CARD_REASONS } from '#contract/shapes/player-cards.ts'
import type { PlayerCardMove } from '#contract/states/player-card-states.ts'
import { announce } from '../../../shell/announce.tsx'
import { api, ask, codeOf } from '../../../shell/api.ts'
import { ConfirmDialog, type Consequence } from '../../../shell/confirm-dialog.tsx'
import { queryClient } from '../../../shell/session.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import type { CardShown } from './cards-tab.tsx'

type Props = {
  readonly playerId: number
  readonly card: CardShown
  readonly move: PlayerCardMove
  readonly onClose: () => void
}

const TOLD = { lock: 'cards.locked', unlock: 'cards.unlocked', remove: 'cards.removed' } as const
const KIND = { lock: 'stop', unlock: 'ok', remove: 'stop' } as const

/** Locks, unlocks or removes a card: states the consequence, and requires a reason. */
export function MoveCardDialog({ playerId, card: { cardId, lastDigits }, move, onClose }: Props) {
  const { t } = useTexts()
  const isUnlock = move === 'unlock'
  const consequences: Consequence[] = [
    { kind: KIND[move], what: t('capability.signIn'), text: t(`cards.${move}Now`) },
    ...(isUnlock ? [] : [{ kind: 'stop', what: t('cards.sessions'), text: t('cards.sessionsEnd') } as const]),
    { kind: 'ok', what: t('cards.money'), text: t('cards.moneyStays') },
  ]

  async function commit(chosen: string, explanation: string) {
    const reason = BLOCK_CARD_REASONS.find((one) => one === chosen) ?? 'StaffDecision'
    const which = { playerId, cardId, explanation }
    const readAgain = () => queryClient.invalidateQueries({ queryKey: ['player', playerId] })
    try {
      if (move === 'unlock') await ask(api(calls.unlockCard, { body: which }))
      else if (move === 'lock') await ask(api(calls.lockCard, { body: { ...which, reason } }))
      else await ask(api(calls.removePlayerCard, { body: { ...which, reason } }))
    } catch (error) {
      if (codeOf(error) === 'ERR_STATE_CHANGED') void readAgain()
      throw error
    }
    await readAgain()
    announce(t(TOLD[move]))
  }

  return (
    <ConfirmDialog
      title={t(`cards.${move}Title`, { digits: lastDigits })}
      button={t(`cards.${move}`)}
      isDangerous={!isUnlock}
      consequences={consequences}
      {...(isUnlock
        ? {}
        : { reasons: BLOCK_CARD_REASONS.map((value) => ({ value, label: t(`cardReason.${value}`) })) })}
      onClose={onClose}
      onCommit={({ reason, explanation }) => commit(reason, explanation)}
    />
  )
}
