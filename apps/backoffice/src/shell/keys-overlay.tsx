import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { KeyList } from './key-list.tsx'
import { useShortcuts } from './keys.ts'
import { settings } from './settings.ts'
import { useTexts } from './use-texts.ts'
import layout from './layout.module.css'

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
    <Dialog labelledBy="keys-title" onClose={onClose}>
      <DialogTitle id="keys-title">{t('keys.all')}</DialogTitle>
      <DialogBody>
        {letters ? null : <p>{t('keys.off')}</p>}
        <KeyList shortcuts={[...always, ...(letters ? shortcuts : [])]} />
      </DialogBody>
      <DialogActions>
        <span className={layout.grow} />
        <Button variant="outlined" onClick={onClose}>
          {t('confirm.back')} <kbd>Esc</kbd>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
