import { useId, useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { openHeldData } from '#contract/play-v1/privacy.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'

type Props = { readonly requestId: string; readonly playerId: number; readonly onClose: () => void }

/** Opens the held data of an erased person: after a purpose, for as long as the dialog is open. */
export function HeldData({ requestId, playerId, onClose }: Props) {
  const { t } = useTexts()
  const id = useId()
  const [opened, setOpened] = useState<ReplyOf<typeof openHeldData>['parts']>()
  if (!opened)
    return (
      <ConfirmDialog
        title={t('privacy.openTitle', { id: playerId })}
        button={t('privacy.open')}
        isDangerous
        explanationLabel={t('privacy.purpose')}
        consequences={[
          { kind: 'risk', what: t('privacy.opened.held'), text: t('privacy.openWhy') },
          { kind: 'idle', what: t('screen.audit'), text: t('contact.recorded') },
        ]}
        // The dialog of the purpose closes itself when done: then the data are shown until this one is closed.
        onClose={() => {
          if (!opened) onClose()
        }}
        onCommit={async ({ explanation }) => {
          const { parts } = await ask(api(openHeldData, { body: { requestId, explanation } }))
          setOpened(parts)
        }}
      />
    )
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <DialogTitle id={id}>{t('privacy.heldOf', { id: playerId })}</DialogTitle>
      <DialogBody>
        {opened.map(({ name, content }) => (
          <section key={name} aria-label={t(`privacy.part.${name}`)}>
            <h2>{t(`privacy.part.${name}`)}</h2>
            <pre className={textStyles.small}>{JSON.stringify(content, null, 2)}</pre>
          </section>
        ))}
      </DialogBody>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {t('privacy.close')} <kbd>Esc</kbd>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
