import { Modal } from '../../shell/modal.tsx'
import { useTexts } from '../../shell/use-texts.ts'

/** A one-time link where no letter leaves: shown now and never again. */
export function LinkOnce({ url, onClose }: { readonly url: string; readonly onClose: () => void }) {
  const { t } = useTexts()
  return (
    <Modal labelledBy="link-title" onClose={onClose}>
      <header>
        <h1 id="link-title">{t('staff.linkTitle')}</h1>
      </header>
      <div className="bd">
        <p className="s">{t('staff.linkOnce')}</p>
        <output className="code wraps">{url}</output>
      </div>
      <footer>
        <span className="grow" />
        <button type="button" className="btn" onClick={() => void navigator.clipboard?.writeText(url)}>
          {t('staff.copy')}
        </button>
        <button type="button" className="btn pri" onClick={onClose}>
          {t('staff.close')}
        </button>
      </footer>
    </Modal>
  )
}
