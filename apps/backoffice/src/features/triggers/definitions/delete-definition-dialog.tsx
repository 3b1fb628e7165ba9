import { deleteDefinition } from '#contract/onling-v2/platform-event.ts'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import { queryClient } from '../../../shell/session.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { TRIGGERS, type Definition } from '../triggers.ts'

/** Deletes a definition that no trigger uses. */
export function DeleteDefinitionDialog({ row, onClose }: { readonly row: Definition; readonly onClose: () => void }) {
  const { t } = useTexts()
  return (
    <ConfirmDialog
      title={`${t('triggers.delete')}: ${row.key}`}
      button={t('triggers.delete')}
      isDangerous
      consequences={[{ kind: 'stop', what: row.key, text: t('triggers.deleteNow') }]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        await ask(api(deleteDefinition, { query: { definitionId: row.definitionId, explanation } }))
        await queryClient.invalidateQueries({ queryKey: TRIGGERS })
        announce(t('triggers.done'))
      }}
    />
  )
}
