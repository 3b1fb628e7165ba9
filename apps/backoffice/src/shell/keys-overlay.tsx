import { keyNames } from './key-bar.tsx'
import { useShortcuts } from './keys.ts'
import { Modal } from './modal.tsx'
import { settings } from './settings.ts'
import { useTexts } from './use-texts.ts'

/** All keys that work on this screen. */
export function KeysOverlay({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const shortcuts = useShortcuts()
  const letters = settings.letters.use()
  const always = [
    { keys: 'Ctrl K', label: t('palette.hint') },
    { keys: 'Ctrl Enter', label: t('keys.commit') },
    { keys: 'Escape', label: t('keys.close') },
  ]
  return (
    <Modal labelledBy="keys-title" onClose={onClose}>
      <header>
        <h1 id="keys-title">{t('keys.all')}</h1>
      </header>
      <div className="bd">
        {letters ? null : <p>{t('keys.off')}</p>}
        <dl className="keylist">
          {[...always, ...(letters ? shortcuts : [])].map(({ keys, label }) => (
            <div key={keys + label} style={{ display: 'contents' }}>
              <dt className="row">
                {keyNames(keys).map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      </div>
      <footer>
        <span className="grow" />
        <button type="button" className="btn" onClick={onClose}>
          {t('confirm.back')} <kbd>Esc</kbd>
        </button>
      </footer>
    </Modal>
  )
}
