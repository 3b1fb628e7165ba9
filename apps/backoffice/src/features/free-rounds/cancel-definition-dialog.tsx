import { cancelDefinition } from '#contract/onling-v2/free-round.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { FREE_ROUNDS, type Detail } from './free-rounds.ts'

type Props = { readonly definition: Detail['definition']; readonly onClose: () => void }

/** Stops giving permanently; rounds already given remain. */
export function CancelDefinitionDialog({ definition, onClose }: Props) {
  const { t } = useTexts()
  const { definitionId, terms } = definition
  return (
    <ConfirmDialog
      title={`${t('freeRounds.stop')}: ${terms.name}`}
      button={t('freeRounds.stop')}
      isDangerous
      consequences={[{ kind: 'info', what: terms.name, text: t('freeRounds.stopThen') }]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        await ask(api(cancelDefinition, { body: { definitionId, explanation } }))
        await queryClient.invalidateQueries({ queryKey: FREE_ROUNDS })
        announce(t('campaigns.done'))
      }}
    />
  )
}
