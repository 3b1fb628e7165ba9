import type { ReplyOf } from '#contract/call.ts'
import { REVEALED_SECONDS } from '#contract/personal.ts'
import { revealPlayer } from '#contract/play-v1/backoffice.ts'
import { api, ask } from './api.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { queryClient } from './session.ts'
import { useTexts } from './use-texts.ts'

export type RevealedPerson = ReplyOf<typeof revealPlayer>

const PURPOSE_MIN = 5
const SECONDS_OF_MINUTE = 60

type Props = {
  readonly playerId: number
  readonly onClose: () => void
  readonly onRevealed?: (person: RevealedPerson) => void
}

/**
 * Asks for the purpose and reveals one player's data on every screen of this session, for a few minutes. The data are
 * reloaded now and at the end.
 */
export function RevealDialog({ playerId, onClose, onRevealed }: Props) {
  const { t } = useTexts()
  return (
    <ConfirmDialog
      title={t('person.revealTitle', { id: playerId })}
      button={t('person.revealButton')}
      explanationLabel={t('person.purpose')}
      explanationMin={PURPOSE_MIN}
      consequences={[
        {
          kind: 'info',
          what: t('person.shown'),
          text: t('person.shownFor', { minutes: REVEALED_SECONDS / SECONDS_OF_MINUTE }),
        },
        { kind: 'idle', what: t('screen.audit'), text: t('person.recorded') },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        const person = await ask(api(revealPlayer, { body: { playerId, purpose: explanation } }))
        onRevealed?.(person)
        void queryClient.invalidateQueries()
        setTimeout(() => void queryClient.invalidateQueries(), Date.parse(person.until) - Date.now())
      }}
    />
  )
}
