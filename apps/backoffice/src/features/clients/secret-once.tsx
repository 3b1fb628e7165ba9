import { Modal } from '../../shell/modal.tsx'
import { useTexts } from '../../shell/use-texts.ts'

type Props = { readonly clientId: string; readonly secret: string; readonly onClose: () => void }

/** A secret, shown now and never again: we keep its hash only. */
export function SecretOnce({ clientId, secret, onClose }: Props) {
  const { t } = useTexts()
  return (
    <Modal labelledBy="secret-title" onClose={onClose}>
      <header>
        <h1 id="secret-title">{t('clients.secretTitle', { client: clientId })}</h1>
      </header>
      <div className="bd">
        <p className="s">{t('clients.secretOnce')}</p>
        <output className="code wraps">{secret}</output>
      </div>
      <footer>
        <span className="grow" />
        <button type="button" className="btn" onClick={() => void navigator.clipboard?.writeText(secret)}>
          {t('staff.copy')}
        </button>
        <button type="button" className="btn pri" onClick={onClose}>
          {t('clients.secretKept')}
        </button>
      </footer>
    </Modal>
  )
}
