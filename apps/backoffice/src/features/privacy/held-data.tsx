import { useId, useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { openHeldData } from '#contract/play-v1/privacy.ts'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { Modal } from '../../shell/modal.tsx'
import { useTexts } from '../../shell/use-texts.ts'

type Props = { readonly requestId: string; readonly playerId: number; readonly onClose: () => void }

/** Opens what is held of an erased person: first the purpose, then the data, for as long as the dialog is open. */
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
        // It closes itself when it is done: then the data are there, and stay until this one is closed.
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
    <Modal labelledBy={id} onClose={onClose}>
      <header>
        <h1 id={id}>{t('privacy.heldOf', { id: playerId })}</h1>
      </header>
      <div className="bd">
        {opened.map(({ name, content }) => (
          <section key={name} aria-label={t(`privacy.part.${name}`)}>
            <h2>{t(`privacy.part.${name}`)}</h2>
            <pre className="s wrap-text">{JSON.stringify(content, null, 2)}</pre>
          </section>
        ))}
      </div>
      <footer>
        <button type="button" className="btn pri" onClick={onClose}>
          {t('privacy.close')}
        </button>
      </footer>
    </Modal>
  )
}
